/** Small charts. Each says in words what it shows; colour is never alone. */
import type { TimedRun } from '#backend/sync-runs.ts';
import { formatMonth, formatWholeMonth, type Month } from '#lib/dashboard/months.ts';
import { formatMoment } from '#lib/dates.ts';

export type Part = { label: string; count: number; tone: keyof typeof toneClasses };

const toneClasses = { draft: 'fill-marigold', own: 'fill-haematoxylin', copied: 'fill-eosin' };

/** Shares of a whole in one bar, with their numbers under it. */
export function Shares({ parts }: { parts: readonly Part[] }) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  let from = 0;
  return (
    <>
      <svg
        className="h-[14px] w-full rounded-sharp"
        viewBox="0 0 300 14"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {total === 0 && <rect className="fill-rule" width="300" height="14" />}
        {parts.map(({ label, count, tone }) => {
          const width = total === 0 ? 0 : (count / total) * 300;
          const bar = <rect key={label} className={toneClasses[tone]} x={from} width={width} height="14" />;
          from += width;
          return bar;
        })}
      </svg>
      <dl>
        {parts.map(({ label, count, tone }) => (
          <div key={label} className="flex justify-between gap-4 border-t border-rule py-1.5 first:border-0">
            <dt className="flex items-center gap-2">
              <svg width="12" height="12" aria-hidden="true">
                <rect className={toneClasses[tone]} width="12" height="12" rx="2" />
              </svg>
              {label}
            </dt>
            <dd className="font-[600] tabular-nums">{count.toLocaleString('en-IN')}</dd>
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
    <div
      className="grid grid-cols-12 items-end text-center text-small text-ink-soft tabular-nums max-sm:text-[0.6875rem]"
      role="img"
      aria-label={`Posts by month. ${said}.`}
    >
      {months.map((month) => (
        <div key={month.key}>
          <p>{month.count > 0 && month.count}</p>
          <svg
            className="px-[18%]"
            width="100%"
            height={Math.round((month.count / most) * high)}
            aria-hidden="true"
          >
            <rect className="fill-haematoxylin" width="100%" height="100%" rx="2" />
          </svg>
          <p className="border-t border-rule-strong">{formatMonth(month)}</p>
        </div>
      ))}
    </div>
  );
}

const runLooks = { done: 'fill-leaf', failed: 'fill-vermilion', running: 'fill-none stroke-haematoxylin' };
const outcomes = { done: 'went through', failed: 'failed', running: 'is at work' } as const;

/** The last copies from WordPress, oldest first: a full mark for one that went through, a crossed one that failed. */
export function Runs({ runs }: { runs: readonly TimedRun[] }) {
  const ordered = runs.toReversed();
  const said = ordered
    .map(({ started_at, status }) => `${formatMoment(started_at)} ${outcomes[status]}`)
    .join(', ');
  return (
    <svg
      width={ordered.length * 22}
      height="18"
      role="img"
      aria-label={`Last copies from WordPress: ${said}.`}
    >
      {ordered.map(({ id, status }, index) => (
        <g key={id} transform={`translate(${index * 22} 0)`}>
          <rect className={runLooks[status]} x="1" y="1" width="16" height="16" rx="3" />
          {status === 'done' && <path className="fill-none stroke-sheet stroke-2" d="m5 9 3 3 5-6" />}
          {status === 'failed' && (
            <path className="fill-none stroke-sheet stroke-2" d="m5.5 5.5 7 7m0-7-7 7" />
          )}
        </g>
      ))}
    </svg>
  );
}
