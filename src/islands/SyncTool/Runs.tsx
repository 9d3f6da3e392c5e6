import { useEffect, useState } from 'react';
import { listRuns, type SyncRun } from '#backend/sync-runs.ts';
import { formatMoment } from '#lib/dates.ts';
import { backend, getAuth } from '#stores/session.ts';

function toWords({ status, report }: SyncRun): string {
  if (status === 'running') return 'At work';
  if (status === 'failed') return 'Failed, nothing was changed';
  const { posts } = report;
  return posts ? `${posts.added} added, ${posts.updated} updated, ${posts.removed} removed` : 'Done';
}

/** The last runs, from screens and from the command line. `turn` changes when there may be a new one. */
export function Runs({ turn }: { turn: number }) {
  const [runs, setRuns] = useState<readonly SyncRun[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn means that there is something new to read
  useEffect(() => {
    listRuns(getAuth(), backend).then((answer) => answer.ok && setRuns(answer.value));
  }, [turn]);

  return (
    <details className="panel">
      <summary>Last runs</summary>
      {runs.length === 0 && <p className="soft">Nothing was copied yet.</p>}
      <ol className="runs">
        {runs.map((run) => (
          <li key={run.id} data-status={run.status}>
            <b>{formatMoment(run.started_at)}</b>
            <span>{toWords(run)}</span>
            <span className="soft">{`${run.mode === 'full' ? 'Resync' : 'Update'} by ${run.holder.split(',')[0]}`}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
