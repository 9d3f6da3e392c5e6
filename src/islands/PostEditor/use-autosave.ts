import { useCallback, useEffect, useRef, useState } from 'react';
import { type EditorState, isSame, toDraft } from '#lib/editor/state.ts';
import { keepDraft, type SaveResult } from '#stores/drafts.ts';

/** Milliseconds that a change may wait: what a crash can cost. */
const delay = 500;

/**
 * Keeps the draft in this browser while it is written, at most half a second behind, and at once when the page goes.
 * `known` is the moment of the stored version that this tab began with; null for a draft that is not stored yet.
 */
export function useAutosave(state: EditorState, known: string | null) {
  const [keeping, setKeeping] = useState<SaveResult>('kept');
  const [keptAt, setKeptAt] = useState(known);
  const stored = useRef(known);
  const saved = useRef(state);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** For what is asked between two drawings: an answer finds what was typed while it was under way. */
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);

  /** `moment` is that of the change, where it is known; what has not changed keeps the one it has. */
  const write = useCallback((next: EditorState, moment?: string, evenOver = false): SaveResult => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const unchanged = isSame(saved.current, next) ? stored.current : null;
    const changed = moment ?? unchanged ?? new Date().toISOString();
    const result = keepDraft(toDraft(next, changed), evenOver ? null : stored.current);
    if (result === 'kept') {
      stored.current = changed;
      saved.current = next;
      setKeptAt(changed);
    }
    setKeeping(result);
    return result;
  }, []);

  const flush = useCallback(() => {
    timer.current = undefined;
    if (!isSame(saved.current, latest.current)) write(latest.current);
  }, [write]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every change of what is kept
  useEffect(() => {
    // The first words at once: only a draft that is kept is found again by a reload.
    if (timer.current !== undefined || isSame(saved.current, state)) return;
    timer.current = setTimeout(flush, stored.current ? delay : 0);
  }, [state.history.present, state.fixed]);

  useEffect(() => {
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      clearTimeout(timer.current);
      // Signing out in another tab takes the editor off the screen before the page goes.
      flush();
    };
  }, [flush]);

  // While nothing can be kept, leaving asks first.
  useEffect(() => {
    if (keeping === 'kept') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [keeping]);

  return { keeping, keptAt, latest, write };
}
