import { useEffect, useState } from 'react';
import { useConnection } from '#components/account/use-connection.ts';
import { routes } from '#config/routes.ts';
import { isPlanPageData, type PlanPageData } from '#lib/plan/page-data.ts';

/** Fetches what plans are worked out from; throws when it cannot be had. */
async function loadData(address: string, signal: AbortSignal): Promise<PlanPageData> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: status ${answer.status}`);
  const data: unknown = await answer.json();
  if (!isPlanPageData(data)) throw new Error(`${address}: not the plan's data`);
  return data;
}

type Answer = { status: 'waiting' | 'failed' } | { status: 'ready'; data: PlanPageData };

/** What plans are worked out from, fetched once it is wanted; asked for again when a lost connection is back. */
export function usePlanData(isWanted: boolean, address: string = routes.planData): Answer {
  const [answer, setAnswer] = useState<Answer>({ status: 'waiting' });
  const [turn, setTurn] = useState(0);
  useConnection(() => {
    if (answer.status === 'failed') setTurn((before) => before + 1);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks again
  useEffect(() => {
    if (!isWanted) return undefined;
    const asking = new AbortController();
    loadData(address, asking.signal).then(
      (data) => setAnswer({ status: 'ready', data }),
      (error: unknown) => {
        if (asking.signal.aborted) return;
        console.error(error);
        setAnswer({ status: 'failed' });
      },
    );
    return () => asking.abort();
  }, [isWanted, address, turn]);
  return answer;
}
