import { useEffect, useState } from 'react';
import { routes } from '#config/routes.ts';
import { isPlanPageData, type PlanPageData } from '#lib/plan/page-data.ts';

/** Fetches what plans are worked out from; throws when it cannot be had. */
async function loadData(signal: AbortSignal): Promise<PlanPageData> {
  const answer = await fetch(routes.planData, { signal });
  if (!answer.ok) throw new Error(`${routes.planData}: status ${answer.status}`);
  const data: unknown = await answer.json();
  if (!isPlanPageData(data)) throw new Error(`${routes.planData}: not the plan's data`);
  return data;
}

type Answer = { status: 'waiting' | 'failed' } | { status: 'ready'; data: PlanPageData };

/** What plans are worked out from, fetched once it is wanted. */
export function usePlanData(isWanted: boolean): Answer {
  const [answer, setAnswer] = useState<Answer>({ status: 'waiting' });
  useEffect(() => {
    if (!isWanted) return undefined;
    const asking = new AbortController();
    loadData(asking.signal).then(
      (data) => setAnswer({ status: 'ready', data }),
      (error: unknown) => {
        if (asking.signal.aborted) return;
        console.error(error);
        setAnswer({ status: 'failed' });
      },
    );
    return () => asking.abort();
  }, [isWanted]);
  return answer;
}
