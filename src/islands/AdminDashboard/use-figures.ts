import { useCallback, useEffect, useState } from 'react';
import { countWaiting, listPostFacts, type PostFact } from '#backend/dashboard.ts';
import type { Outcome } from '#backend/session.ts';
import { listTimedRuns, type TimedRun } from '#backend/sync-runs.ts';
import { getAuth } from '#stores/session.ts';

/** A number that comes later, or does not. */
export type Figure<Value> = { kind: 'loading' } | { kind: 'ready'; value: Value } | { kind: 'failed' };

const toFigure = <Value>(outcome: Outcome<Value>): Figure<Value> =>
  outcome.ok ? { kind: 'ready', value: outcome.value } : { kind: 'failed' };

const loading = { kind: 'loading' } as const;

/** What the database knows, each by itself. */
export function useFigures() {
  const [waiting, setWaiting] = useState<Figure<number>>(loading);
  const [posts, setPosts] = useState<Figure<PostFact[]>>(loading);
  const [runs, setRuns] = useState<Figure<TimedRun[]>>(loading);
  const load = useCallback(() => {
    void countWaiting(getAuth()).then((outcome) => setWaiting(toFigure(outcome)));
    void listPostFacts(getAuth()).then((outcome) => setPosts(toFigure(outcome)));
    void listTimedRuns(getAuth()).then((outcome) => setRuns(toFigure(outcome)));
  }, []);
  useEffect(load, [load]);
  return { waiting, posts, runs };
}
