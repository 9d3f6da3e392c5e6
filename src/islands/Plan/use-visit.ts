import { useEffect, useState } from 'react';
import { noVisit, type Visit } from '#lib/plan/visit.ts';
import { keepPlanVisit } from '#stores/plan-visit.ts';

/** What is told of the visit: kept in this tab beside one's own plan, forgotten with the last test. */
export function useVisit(opened: Visit, isOwn: boolean, hasTests: boolean) {
  const [visit, setVisit] = useState(opened);
  useEffect(() => {
    if (!hasTests) setVisit(noVisit);
  }, [hasTests]);
  useEffect(() => {
    if (isOwn && hasTests) keepPlanVisit(visit);
  }, [visit, isOwn, hasTests]);
  return [visit, setVisit] as const;
}
