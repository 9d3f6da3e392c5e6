import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Confirm } from '#components/staff/Confirm.tsx';
import { Actions, Button } from '#components/ui/Button.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { formatStep } from '#lib/wordpress/progress.ts';
import { CopyOutcome, type Removals } from './CopyOutcome.tsx';
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
    <Panel aria-label="Copy from WordPress">
      {address}
      <Actions className="max-[30rem]:*:w-full">
        <Button disabled={isBusy} onClick={() => onStart('update')}>
          {busy?.mode === 'update' ? 'Updating...' : 'Update Posts with Image URLs'}
        </Button>
        <Button
          tone="quiet"
          disabled={isBusy}
          onClick={() => setAsking({ text: question, yes: 'Yes, resync', run: () => onStart('resync') })}
        >
          {busy?.mode === 'resync' ? 'Resyncing...' : 'Resync All Posts'}
        </Button>
      </Actions>
      <p className="text-ink-soft">
        Update copies what is new or has changed. Resync reads every post again and writes what differs in any
        part. Both read and check everything first and then change the blog in one step, or not at all. Posts
        written on this site stay.
      </p>
      {busy && (
        <div className="grid justify-items-start gap-1.5" ref={progress} tabIndex={-1}>
          <progress
            className="h-3 w-full"
            aria-label="Progress"
            {...(busy.step && { value: busy.step.done, max: Math.max(busy.step.of, 1) })}
          />
          <p role="status">{busy.step ? formatStep(busy.step) : 'Asking WordPress'}</p>
          {busy.note !== '' && <p className="text-ink-soft">{busy.note}</p>}
          <Button tone="text" onClick={onStop}>
            Stop
          </Button>
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
    </Panel>
  );
}
