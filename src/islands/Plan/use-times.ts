import { useNow } from '#islands/shared/use-now.ts';
import { formatDated, formatMoment, getDay, toDate, toFieldValue } from '#lib/clock/india-time.ts';
import { explainReport } from '#lib/clock/words.ts';
import { getAboutBranch, getAboutTests, getCurrent } from '#lib/notices.ts';
import type { PlanPageData } from '#lib/plan/page-data.ts';
import type { Plan } from '#lib/plan/plan.ts';
import { tryTimes } from '#lib/plan/times.ts';
import type { Visit } from '#lib/plan/visit.ts';

/** The notices of today about the tests and the branch of a plan. */
function findNotices(
  { booked, tests }: Plan,
  branch: string | null,
  today: string,
  data: PlanPageData,
): string[] {
  const current = getCurrent(data.notices, today);
  const codes = [...booked.map(({ id }) => id), ...tests.map(({ code }) => code)];
  const about = [
    ...getAboutTests(current, codes),
    ...(branch === null ? [] : getAboutBranch(current, branch)),
  ];
  return [...new Set(about.map(({ words }) => words))];
}

/** When the results of a plan come, in words, and what branch, hour and day bring to its notes. */
export function useTimes(plan: Plan, visit: Visit, data: PlanPageData) {
  const now = useNow();
  // An address may name a branch that has closed since.
  const branch = data.branches.find(({ id }) => id === visit.branch)?.id ?? null;
  // An hour chosen for tests that have been taken off since says nothing of a plan without a draw.
  const chosen = plan.containers.length > 0 ? visit.collected : null;
  const result = tryTimes(plan, branch, chosen ?? toFieldValue(now), now, data.clock);
  const times = typeof result === 'string' ? null : result;
  const latest = times?.latest ?? null;
  const isChosen = chosen !== null && times !== null;
  return {
    now,
    times,
    fault: typeof result === 'string' ? result : null,
    by:
      times && latest
        ? `${formatMoment(latest.ready, times.collected, data.clock.words)}${times.conditions}`
        : null,
    isWhole: times?.isWhole ?? true,
    explanation: times && latest ? explainReport(latest, branch, times.collected, data.clock) : null,
    notes: [
      ...(times?.warnings ?? []).map((text) => ({ kind: 'way', text })),
      ...findNotices(plan, branch, toDate(getDay(now)), data).map((text) => ({ kind: 'notice', text })),
      ...plan.warnings,
    ],
    hours: isChosen
      ? {
          taken: formatDated(times.taken, data.clock.words),
          reports: latest && `${formatDated(latest.ready, data.clock.words)}${times.conditions}`,
        }
      : null,
  };
}
