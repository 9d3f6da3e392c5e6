import { useCallback, useEffect, useRef, useState } from 'react';
import { type EditorState, toDraft } from '#lib/editor/state.ts';
import { type Keeping, keepDraft } from '#stores/drafts.ts';

/** Milliseconds that a change may wait: what a crash can cost. */
const delay = 500;

const isBehind = (before: EditorState, now: EditorState): boolean =>
  before.history.present !== now.history.present || before.fixed !== now.fixed;

/**
 * Keeps the draft in this browser while it is written, at most half a second behind, and at once when the page goes.
 * `known` is the moment of the stored version that this tab began with; null for a draft that is not stored yet.
 */
export function useAutosave(state: EditorState, known: string | null) {
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const [keptAt, setKeptAt] = useState(known);
  const stored = useRef(known);
  const saved = useRef(state);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);

  const write = useCallback((next: EditorState, evenOver = false): Keeping => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const now = new Date().toISOString();
    const result = keepDraft(toDraft(next, now), evenOver ? null : stored.current);
    if (result === 'kept') {
      stored.current = now;
      saved.current = next;
      setKeptAt(now);
    }
    setKeeping(result);
    return result;
  }, []);

  const flush = useCallback(() => {
    if (isBehind(saved.current, latest.current)) write(latest.current);
  }, [write]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every change of what is kept
  useEffect(() => {
    // The first words at once: only a draft that is kept is found again by a reload.
    if (isBehind(saved.current, state)) timer.current ??= setTimeout(flush, stored.current ? delay : 0);
  }, [state.history.present, state.fixed]);

  useEffect(() => {
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      clearTimeout(timer.current);
    };
  }, [flush]);

  // While nothing can be kept, leaving asks first.
  useEffect(() => {
    if (keeping === 'kept') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [keeping]);

  /** What another tab has kept is known now and may be written over. */
  const accept = useCallback((moment: string) => {
    stored.current = moment;
    setKeeping('kept');
  }, []);

  return { keeping, keptAt, write, accept };
}
