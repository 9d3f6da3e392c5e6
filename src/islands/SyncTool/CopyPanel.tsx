import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Confirm } from '#components/staff/Confirm.tsx';
import { CopyOutcome, type Removals } from './CopyOutcome.tsx';
import { formatStep } from './progress.ts';
import type { Copying, Mode } from './use-copying.ts';

const question = 'This will delete all existing posts and re-sync from WordPress. Are you sure?';

type Question = { text: string; yes: string; run: () => void };

type Props = {
  /** Where WordPress is, and the way to say it. */
  address?: ReactNode;
  state: Copying;
  onStart: (mode: Mode, allowRemovals?: boolean) => void;
  onStop: () => void;
};

/** The two buttons, how far the work is, and what came of it. */
export function CopyPanel({ address, state, onStart, onStop }: Props) {
  const [asking, setAsking] = useState<Question | null>(null);
  const busy = state.kind === 'busy' ? state : null;
  const isBusy = busy !== null;
  const progress = useRef<HTMLDivElement>(null);
  // The pressed button cannot be pressed now: its focus goes to what became of it.
  useEffect(() => {
    if (isBusy) progress.current?.focus({ preventScroll: true });
  }, [isBusy]);
  const askForRemovals = (mode: Mode, removals: Removals) =>
    setAsking({
      ...('leaving' in removals
        ? {
            text: `${removals.leaving} posts will leave the blog, because WordPress no longer has them. Are you sure?`,
            yes: `Yes, remove ${removals.leaving}`,
          }
        : {
            text: `${removals.loss}. Readers will see it so after the next build. Are you sure?`,
            yes: 'Yes, copy',
          }),
      run: () => onStart(mode, true),
    });

  return (
    <section className="panel copying" aria-label="Copy from WordPress">
      {address}
      <div className="actions">
        <button className="button" type="button" disabled={isBusy} onClick={() => onStart('update')}>
          {busy?.mode === 'update' ? 'Updating...' : 'Update Posts with Image URLs'}
        </button>
        <button
          className="button quiet"
          type="button"
          disabled={isBusy}
          onClick={() => setAsking({ text: question, yes: 'Yes, resync', run: () => onStart('resync') })}
        >
          {busy?.mode === 'resync' ? 'Resyncing...' : 'Resync All Posts'}
        </button>
      </div>
      <p className="soft">
        Update copies what is new or has changed. Resync reads every post again and writes what differs in any
        part. Both read and check everything first and then change the blog in one step, or not at all. Posts
        written on this site stay.
      </p>
      {busy && (
        <div className="progress" ref={progress} tabIndex={-1}>
          <progress
            aria-label="Progress"
            {...(busy.step && { value: busy.step.done, max: Math.max(busy.step.of, 1) })}
          />
          <p role="status">{busy.step ? formatStep(busy.step) : 'Asking WordPress'}</p>
          {busy.note !== '' && <p className="soft">{busy.note}</p>}
          <button className="link" type="button" onClick={onStop}>
            Stop
          </button>
        </div>
      )}
      <CopyOutcome state={state} onAllow={askForRemovals} />
      {asking && (
        <Confirm
          question={asking.text}
          yes={asking.yes}
          onAnswer={(yes) => {
            setAsking(null);
            if (yes) asking.run();
          }}
        />
      )}
    </section>
  );
}
