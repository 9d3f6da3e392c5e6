import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Locale } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import { planStart } from '#i18n/en/plan-start.ts';
import { keepOffline } from '#islands/Offline/keep-offline.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import { usePlanData } from '#islands/shared/use-plan-data.ts';
import { $bookingList, $isListDamaged, followBookingList } from '#stores/booking-list.ts';
import { NoTests } from './NoTests.tsx';
import { PlanView } from './PlanView.tsx';
import { type Opened, openPlan } from './plan-address.ts';

interface Props {
  /** Address of what it is worked out from, in the language of the page: all else that is said stands there. */
  data?: string;
  locale?: Locale;
  words?: typeof planStart;
}

/** Works the plan out. Its HTML knows neither address nor list and is shown without script only. */
export function Plan({ data = routes.planData, locale, words = planStart }: Props) {
  const root = useIsland<HTMLDivElement>();
  const own = useStore($bookingList);
  const isDamaged = useStore($isListDamaged);
  const [opened, setOpened] = useState<Opened | null>(null);
  const ids = opened?.shared ?? own;
  const answer = usePlanData(opened !== null && ids.length > 0, data);
  useEffect(keepOffline, []);

  useLayoutEffect(() => setOpened(openPlan()), []);
  useEffect(() => followBookingList(), []);

  return (
    <div
      className="in-data-restoring:data-pending:invisible"
      data-pending={opened === null || undefined}
      ref={root}
    >
      {opened && isDamaged && (
        <p className="mb-5 border-l-4 border-marigold py-0.5 pl-4 print:hidden" role="alert">
          {words.damaged}
        </p>
      )}
      {opened && answer.status === 'ready' ? (
        <PlanView data={answer.data} opened={opened} start={words} />
      ) : opened && ids.length > 0 ? (
        <p className="border-t-2 border-ink pt-4 pb-8" role={answer.status === 'failed' ? 'alert' : 'status'}>
          {answer.status === 'failed' ? words.unreachable : words.loading}
        </p>
      ) : (
        <NoTests words={words.noTests} locale={locale} />
      )}
    </div>
  );
}
