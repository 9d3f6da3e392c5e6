import { useEffect, useRef } from 'react';
import type { SyncReport, Tally } from '#lib/wordpress/report.ts';
import type { Copying, Mode } from './use-copying.ts';

/** What somebody may allow. */
export type Removals = NonNullable<Extract<Copying, { kind: 'stopped' }>['removals']>;

const counts = ['added', 'updated', 'unchanged', 'removed'] as const satisfies (keyof Tally)[];

function Report({ report }: { report: SyncReport }) {
  return (
    <>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">Posts</th>
            <th scope="col">Categories</th>
          </tr>
        </thead>
        <tbody>
          {counts.map((count) => (
            <tr key={count}>
              <th scope="row">{count}</th>
              <td>{report.posts[count]}</td>
              <td>{report.categories[count]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {report.failed.length > 0 && (
        <>
          <p>{`${report.failed.length} could not be copied; their last good copies stay:`}</p>
          <ul className="failed-posts">
            {report.failed.map(({ id, slug, reason, kind = 'post' }) => (
              <li key={`${kind} ${id} ${reason}`}>
                <b>{kind === 'post' ? slug : `${kind} ${slug}`}</b> {reason}
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
    <div className="outcome-place" role="status" tabIndex={-1} ref={place}>
      {state.kind === 'done' && (
        <div className="good">
          <p>
            <b>{state.outcome.changed ? 'The blog is up to date with WordPress.' : unchanged[state.mode]}</b>
          </p>
          <Report report={state.outcome.report} />
        </div>
      )}
      {state.kind === 'stopped' && (
        <div className="problem">
          <div>
            <p>
              <b>{failed[state.mode]}</b>{' '}
              {state.certain ? 'Nothing was changed.' : 'It is not known whether anything was changed.'}{' '}
              {state.plain}
            </p>
            {state.detail !== '' && <p className="reason soft">{state.detail}</p>}
            {state.removals && (
              <AllowButton removals={state.removals} onAllow={(removals) => onAllow(state.mode, removals)} />
            )}
          </div>
        </div>
      )}
    </div>
  );
}

type AllowProps = { removals: Removals; onAllow: (removals: Removals) => void };

function AllowButton({ removals, onAllow }: AllowProps) {
  return (
    <button className="button danger" type="button" onClick={() => onAllow(removals)}>
      {'leaving' in removals ? `Copy, and remove these ${removals.leaving} posts` : 'Copy all the same'}
    </button>
  );
}
