import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Callout } from '#components/ui/Callout.tsx';
import type { SyncReport, Tally } from '#lib/wordpress/write/report.ts';
import type { Copying, Mode } from './use-copying.ts';

/** What somebody may allow. */
export type Removals = NonNullable<Extract<Copying, { kind: 'stopped' }>['removals']>;

const cell = 'border-b border-rule py-1 pr-5 pl-0 text-left font-[400]';
const headCell = `${cell} text-small text-ink-soft`;

const counts = ['added', 'updated', 'unchanged', 'removed'] as const satisfies (keyof Tally)[];

function Report({ report }: { report: SyncReport }) {
  return (
    <>
      <table className="border-collapse tabular-nums">
        <thead>
          <tr>
            <td className={cell} />
            <th className={headCell} scope="col">
              Posts
            </th>
            <th className={headCell} scope="col">
              Categories
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map((count) => (
            <tr key={count}>
              <th className={cell} scope="row">
                {count}
              </th>
              <td className={cell}>{report.posts[count]}</td>
              <td className={cell}>{report.categories[count]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {report.failed.length > 0 && (
        <>
          <p>{`${report.failed.length} could not be copied; their last good copies stay:`}</p>
          <ul>
            {report.failed.map(({ id, slug, title, reason, kind = 'post' }) => (
              <li key={`${kind} ${id} ${reason}`} className="py-1 wrap-anywhere">
                <b>{kind === 'post' ? slug : `${kind} ${slug}`}</b>
                {title ? ` “${title}”: ` : ' '}
                {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {report.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}

const failed: Record<Mode, string> = {
  update: 'The posts were not updated.',
  resync: 'The posts were not copied again.',
};

const unchanged: Record<Mode, string> = {
  update: 'Everything was up to date.',
  resync: 'Every post was read again: everything was up to date.',
};

type Props = {
  state: Copying;
  /** Asks whether so much may go. */
  onAllow: (mode: Mode, removals: Removals) => void;
};

/** What came of the last run. The pressed button lost the focus while it was disabled, so it comes here. */
export function CopyOutcome({ state, onAllow }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const ended = state.kind === 'done' || state.kind === 'stopped';
  useEffect(() => {
    if (ended) place.current?.focus({ preventScroll: true });
  }, [ended]);

  return (
    <div className="outline-none empty:hidden" role="status" tabIndex={-1} ref={place}>
      {state.kind === 'done' && (
        <Callout tone="good">
          <p>
            <b>{state.outcome.changed ? 'The blog is up to date with WordPress.' : unchanged[state.mode]}</b>
          </p>
          <Report report={state.outcome.report} />
        </Callout>
      )}
      {state.kind === 'stopped' && (
        <Callout tone="problem">
          <p>
            <b>{failed[state.mode]}</b>{' '}
            {state.certain ? 'Nothing was changed.' : 'It is not known whether anything was changed.'}{' '}
            {state.plain}
          </p>
          {state.detail !== '' && <p className="wrap-anywhere text-ink-soft">{state.detail}</p>}
          {state.removals && (
            <AllowButton removals={state.removals} onAllow={(removals) => onAllow(state.mode, removals)} />
          )}
        </Callout>
      )}
    </div>
  );
}

type AllowProps = { removals: Removals; onAllow: (removals: Removals) => void };

function AllowButton({ removals, onAllow }: AllowProps) {
  return (
    <Button tone="danger" onClick={() => onAllow(removals)}>
      {'leaving' in removals ? `Copy, and remove these ${removals.leaving} posts` : 'Copy all the same'}
    </Button>
  );
}
