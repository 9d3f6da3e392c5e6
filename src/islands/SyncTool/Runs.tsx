import { listReportedRuns, type ReportedRun } from '#backend/sync-runs.ts';
import { useAnswer } from '#components/admin/use-answer.ts';
import { panelLook } from '#components/ui/Panel.tsx';
import { formatMoment } from '#lib/dates.ts';
import { getAuth } from '#stores/session.ts';

function toWords({ status, report }: ReportedRun): string {
  if (status === 'running') return 'At work';
  if (status === 'failed') return 'Failed, nothing was changed';
  const { posts } = report;
  return posts ? `${posts.added} added, ${posts.updated} updated, ${posts.removed} removed` : 'Done';
}

const edges = { done: 'border-l-leaf', failed: 'border-l-vermilion', running: 'border-l-marigold' };

const ask = () => listReportedRuns(getAuth());

/** The last runs, from screens and from the command line. `turn` changes when there may be a new one. */
export function Runs({ turn }: { turn: number }) {
  const { value, failure } = useAnswer(ask, turn);
  return (
    <details className={panelLook}>
      <summary className="min-h-7 cursor-pointer font-display text-h3 leading-[1.25] font-[600]">
        Last runs
      </summary>
      {!value && !failure && <p className="text-ink-soft">Loading…</p>}
      {failure && <p>The latest runs could not be read. Please reload the page.</p>}
      {!failure && value?.length === 0 && <p className="text-ink-soft">Nothing was copied yet.</p>}
      {!failure && value && value.length > 0 && (
        <ol className="grid gap-2">
          {value.map((run) => (
            <li
              key={run.id}
              className={`grid border-l-3 py-2 pl-3 leading-[1.4] wrap-anywhere ${edges[run.status]}`}
            >
              <b>{formatMoment(run.started_at)}</b>
              <span>{toWords(run)}</span>
              <span className="text-ink-soft">{`${run.mode === 'full' ? 'Resync' : 'Update'} by ${run.holder.split(',')[0]}`}</span>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
