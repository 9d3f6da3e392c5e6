import { routes } from '#config/routes.ts';
import { isPlanPageData, type PlanPageData } from '#lib/plan/page-data.ts';

/** Fetches what plans are worked out from; throws when it cannot be had. */
export async function loadData(): Promise<PlanPageData> {
  const answer = await fetch(routes.planData);
  if (!answer.ok) throw new Error(`${routes.planData}: status ${answer.status}`);
  const data: unknown = await answer.json();
  if (!isPlanPageData(data)) throw new Error(`${routes.planData}: not the plan's data`);
  return data;
}
