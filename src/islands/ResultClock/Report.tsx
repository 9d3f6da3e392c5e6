import { toIndianMinute } from '#lib/clock/india-time.ts';
import { explainReport } from '#lib/clock/words.ts';
import { expand } from '#lib/plan/expand.ts';
import type { PlanPageData } from '#lib/plan/page-data.ts';
import { tryTimes } from '#lib/plan/times.ts';

interface Props {
  code: string;
  branch: string;
  /** As the field writes it. */
  time: string;
  data: PlanPageData;
}

/** What the clock says for a branch and an hour. */
export function Report({ code, branch, time, data }: Props) {
  const plan = expand([code], { species: null, kg: null }, data);
  const times = tryTimes(plan, branch, time, toIndianMinute(new Date()), data.clock);
  if (typeof times === 'string') return <p>{times}</p>;
  const { collected, latest, warnings, byId } = times;
  return (
    <>
      <strong className="block font-display text-[1.5rem]/[1.3] font-[600] text-balance">
        {byId.get(code)}
      </strong>
      {latest && <p className="text-ink-soft">{explainReport(latest, branch, collected, data.clock)}</p>}
      {warnings.map((text) => (
        <p key={text} className="mt-4 border-l-4 border-marigold pl-4">
          {text}
        </p>
      ))}
    </>
  );
}
