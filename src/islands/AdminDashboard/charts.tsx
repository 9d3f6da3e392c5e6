/** Small charts. Each says in words what it shows; colour is never alone. */
import type { TimedRun } from '#backend/sync-runs.ts';
import { formatMoment } from '#lib/dates.ts';
import { formatMonth, formatWholeMonth, type Month } from '#lib/desk/months.ts';

export type Part = { label: string; count: number; tone: 'draft' | 'own' | 'copied' };

/** Shares of a whole in one bar, with their numbers under it. */
export function Shares({ parts }: { parts: readonly Part[] }) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  let from = 0;
  return (
    <>
      <svg className="shares" viewBox="0 0 300 14" preserveAspectRatio="none" aria-hidden="true">
        {total === 0 && <rect className="tone-none" width="300" height="14" />}
        {parts.map(({ label, count, tone }) => {
          const width = total === 0 ? 0 : (count / total) * 300;
          const bar = <rect key={label} className={`tone-${tone}`} x={from} width={width} height="14" />;
          from += width;
          return bar;
        })}
      </svg>
      <dl className="legend">
        {parts.map(({ label, count, tone }) => (
          <div key={label}>
            <dt>
              <svg width="12" height="12" aria-hidden="true">
                <rect className={`tone-${tone}`} width="12" height="12" rx="2" />
              </svg>
              {label}
            </dt>
            <dd>{count.toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Pixels of the highest bar. */
const high = 112;

export function Months({ months }: { months: readonly Month[] }) {
  const most = Math.max(1, ...months.map(({ count }) => count));
  const said = months.map((month) => `${formatWholeMonth(month)}: ${month.count}`).join(', ');
  return (
    <div className="months" role="img" aria-label={`Posts by month. ${said}.`}>
      {months.map((month) => (
        <div key={month.key}>
          <p>{month.count > 0 && month.count}</p>
          <svg width="100%" height={Math.round((month.count / most) * high)} aria-hidden="true">
            <rect className="tone-own" width="100%" height="100%" rx="2" />
          </svg>
          <p className="under">{formatMonth(month)}</p>
        </div>
      ))}
    </div>
  );
}

const outcomes = { done: 'went through', failed: 'failed', running: 'is at work' } as const;

/** The last copies from WordPress, oldest first: a full mark for one that went through, a crossed one that failed. */
export function Runs({ runs }: { runs: readonly TimedRun[] }) {
  const ordered = runs.toReversed();
  const said = ordered
    .map(({ started_at, status }) => `${formatMoment(started_at)} ${outcomes[status]}`)
    .join(', ');
  return (
    <svg
      className="runs"
      width={ordered.length * 22}
      height="18"
      role="img"
      aria-label={`Last copies from WordPress: ${said}.`}
    >
      {ordered.map(({ id, status }, index) => (
        <g key={id} transform={`translate(${index * 22} 0)`}>
          <rect className={`run-${status}`} x="1" y="1" width="16" height="16" rx="3" />
          {status === 'done' && <path className="run-sign" d="m5 9 3 3 5-6" />}
          {status === 'failed' && <path className="run-sign" d="m5.5 5.5 7 7m0-7-7 7" />}
        </g>
      ))}
    </svg>
  );
}
