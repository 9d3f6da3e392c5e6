import { useStore } from '@nanostores/react';
import { useLive } from '#components/ui/use-live.ts';
import { fill } from '#config/fill.ts';
import { type Locale, localePath } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import { planLink } from '#i18n/en/plan-link.ts';
import { useBookingList } from '#islands/shared/use-booking-list.ts';
import { toPlanAddress } from '#stores/booking-list.ts';
import { $planAnnouncement } from '#stores/plan-announcement.ts';

interface Props {
  locale?: Locale | undefined;
  words?: typeof planLink | undefined;
}

const way =
  '[position:fixed] bottom-[max(1rem,env(safe-area-inset-bottom))] left-[max(1rem,env(safe-area-inset-left))] z-9 grid min-h-12 place-items-center rounded-[1.5rem] border-2 border-haematoxylin bg-sheet px-4.5 font-[600] tabular-nums no-underline';

/** The way to the plan with its number, within the thumb's reach while there is a plan, and what is said of a change; once a page. */
export function FloatingPlanLink({ locale = 'en', words = planLink }: Props) {
  const isLive = useLive();
  const ids = useBookingList();
  const said = useStore($planAnnouncement, { ssr: 'initial' });
  if (!isLive) return null;
  return (
    <nav className="plan-way no-print" aria-label={words.label}>
      <a className={way} href={toPlanAddress(localePath(routes.plan, locale), ids)} hidden={ids.length === 0}>
        {fill(words.yourPlan, { count: ids.length })}
      </a>
      <p className="sr-only" role="status">
        {said}
      </p>
    </nav>
  );
}
