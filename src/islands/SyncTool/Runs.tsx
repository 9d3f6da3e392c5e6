import { useEffect, useState } from 'react';
import { listReportedRuns, type ReportedRun } from '#backend/sync-runs.ts';
import { formatMoment } from '#lib/dates.ts';
import { getAuth } from '#stores/session.ts';

function toWords({ status, report }: ReportedRun): string {
  if (status === 'running') return 'At work';
  if (status === 'failed') return 'Failed, nothing was changed';
  const { posts } = report;
  return posts ? `${posts.added} added, ${posts.updated} updated, ${posts.removed} removed` : 'Done';
}

/** The last runs, from screens and from the command line. `turn` changes when there may be a new one. */
export function Runs({ turn }: { turn: number }) {
  const [runs, setRuns] = useState<readonly ReportedRun[] | 'loading' | 'failed'>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn means that there is something new to read
  useEffect(() => {
    listReportedRuns(getAuth()).then((answer) => setRuns(answer.ok ? answer.value : 'failed'));
  }, [turn]);

  return (
    <details className="panel">
      <summary>Last runs</summary>
      {runs === 'loading' && <p className="soft">Loading…</p>}
      {runs === 'failed' && <p>The latest runs could not be read. Please reload the page.</p>}
      {Array.isArray(runs) && runs.length === 0 && <p className="soft">Nothing was copied yet.</p>}
      {Array.isArray(runs) && (
        <ol className="runs">
          {runs.map((run) => (
            <li key={run.id} data-status={run.status}>
              <b>{formatMoment(run.started_at)}</b>
              <span>{toWords(run)}</span>
              <span className="soft">{`${run.mode === 'full' ? 'Resync' : 'Update'} by ${run.holder.split(',')[0]}`}</span>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
