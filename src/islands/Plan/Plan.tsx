import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Locale } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import { planStart } from '#i18n/en/plan-start.ts';
import { keepOffline } from '#islands/Offline/keep-offline.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import { usePlanData } from '#islands/shared/use-plan-data.ts';
import { parsePlanParams, type Shared } from '#lib/plan/address.ts';
import {
  $bookingList,
  $isListDamaged,
  followBookingList,
  setBookingList,
  showBookingList,
} from '#stores/booking-list.ts';
import { NoTests } from './NoTests.tsx';
import { PlanView } from './PlanView.tsx';

/** What the address said, and the visitor's own list where a shared plan has taken its place. */
type Opened = { shared: Shared; mine: readonly string[] };

/** Takes the plan of the address where there is one, else the list of this browser. */
function openPlan(): Opened {
  const shared = parsePlanParams(new URLSearchParams(location.search));
  const mine = $bookingList.get();
  const isShared = shared.ids.length > 0 && shared.ids.join() !== mine.join();
  if (isShared && mine.length > 0) showBookingList(shared.ids);
  else if (isShared) setBookingList(shared.ids);
  return { shared, mine: isShared ? mine : [] };
}

interface Props {
  /** Address of what it is worked out from, in the language of the page: all else that is said stands there. */
  data?: string;
  locale?: Locale;
  words?: typeof planStart;
}

/** Works the plan out. Its HTML knows neither address nor list and is shown without script only. */
export function Plan({ data = routes.planData, locale, words = planStart }: Props) {
  const root = useIsland<HTMLDivElement>();
  const ids = useStore($bookingList);
  const isDamaged = useStore($isListDamaged);
  const [opened, setOpened] = useState<Opened | null>(null);
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
        <PlanView data={answer.data} shared={opened.shared} mine={opened.mine} start={words} />
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
