import { useEffect, useRef, useState } from 'react';
import { requestRebuild } from '#backend/rebuilds.ts';
import type { SyncOutcome } from '#backend/wordpress/sync.ts';
import { findWordPress } from '#islands/shared/use-wordpress.ts';
import {
  AnotherRun,
  DatabaseFailure,
  SyncInterrupted,
  SyncUncertain,
  TooManyLosses,
  TooManyRemovals,
  WordPressFailure,
} from '#lib/wordpress/errors.ts';
import type { Step } from '#lib/wordpress/progress.ts';
import { getAuth } from '#stores/session.ts';

/** Copy what differs, or write every copied post anew. */
export type Mode = 'update' | 'resync';

export type Copying =
  | { kind: 'idle' }
  | { kind: 'busy'; mode: Mode; step: Step | null; note: string }
  | { kind: 'done'; mode: Mode; outcome: SyncOutcome }
  | {
      kind: 'stopped';
      mode: Mode;
      /** What happened, for everybody. */
      plain: string;
      /** The sentence of the library, for whoever mends it; may be empty. */
      detail: string;
      /** Whether it is known that nothing was changed. */
      certain: boolean;
      /** What somebody may allow, and copy all the same. */
      removals: TooManyRemovals | TooManyLosses | null;
    };

/** Nobody has said where WordPress is. */
class NoWordPress extends Error {
  override name = 'NoWordPress';
}

function toPlain(error: unknown): string {
  if (error instanceof SyncInterrupted) return 'You stopped it.';
  if (error instanceof NoWordPress) return 'This site does not know where WordPress is.';
  if (error instanceof SyncUncertain) return 'Please press the button again: that settles it.';
  if (error instanceof TooManyRemovals) {
    return `${error.leaving} of ${error.copied} copied posts are no longer in WordPress, which is more than a fifth.`;
  }
  if (error instanceof TooManyLosses) {
    return `${error.loss}. That is more than a fifth, and looks like a fault of WordPress or a plug-in.`;
  }
  if (error instanceof AnotherRun) return 'Somebody else is copying at this moment.';
  if (error instanceof WordPressFailure)
    return 'WordPress could not be read. It often helps to try again in a few minutes.';
  if (error instanceof DatabaseFailure)
    return 'Our database did not answer. Please check your connection and try again.';
  return 'Something was not as it should be.';
}

function toStopped(mode: Mode, error: unknown): Copying {
  const isMuch = error instanceof TooManyRemovals || error instanceof TooManyLosses;
  const said = error instanceof SyncInterrupted || isMuch;
  return {
    kind: 'stopped',
    mode,
    plain: toPlain(error),
    detail: said ? '' : error instanceof Error ? error.message : String(error),
    certain: !(error instanceof SyncUncertain),
    removals: isMuch ? error : null,
  };
}

/** The copying of one screen; `onEnd` is told when it has ended, however. */
export function useCopying(email: string, onEnd: () => void) {
  const [state, setState] = useState<Copying>({ kind: 'idle' });
  const stop = useRef<AbortController | null>(null);
  const busy = state.kind === 'busy';

  // Leaving would end the run in the middle: nothing would be lost, but nothing would be done either.
  useEffect(() => {
    if (!busy) return undefined;
    const hold = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [busy]);
  useEffect(() => () => stop.current?.abort(new SyncInterrupted('the screen was left')), []);

  const copy = async (mode: Mode, allowRemovals: boolean, signal: AbortSignal): Promise<SyncOutcome> => {
    const wordpress = await findWordPress();
    if (!wordpress.ok) throw new DatabaseFailure('the database has not said where WordPress is');
    const from = wordpress.value;
    if (from === '') throw new NoWordPress('Please type its address above the buttons and save it.');
    const { copyFromWordPress } = await import('#backend/wordpress/browser.ts');
    const update = (change: { step: Step } | { note: string }) =>
      setState((before) => (before.kind === 'busy' ? { ...before, ...change } : before));
    return copyFromWordPress({
      auth: getAuth(),
      email,
      from,
      full: mode === 'resync',
      allowRemovals,
      signal,
      onStep: (step) => update({ step }),
      onRetry: (note) => update({ note }),
    });
  };

  const start = async (mode: Mode, allowRemovals = false) => {
    const controller = new AbortController();
    stop.current = controller;
    setState({ kind: 'busy', mode, step: null, note: '' });
    try {
      const outcome = await copy(mode, allowRemovals, controller.signal);
      // Asking can fail on its own; the state of the build beside this says so and has a button.
      if (outcome.changed) await requestRebuild(getAuth(), 'sync');
      setState({ kind: 'done', mode, outcome });
    } catch (error) {
      setState(toStopped(mode, error));
    }
    onEnd();
  };

  return { state, start, stop: () => stop.current?.abort(new SyncInterrupted('stopped')) };
}
