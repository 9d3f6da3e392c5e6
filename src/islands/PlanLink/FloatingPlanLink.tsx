import { useStore } from '@nanostores/react';
import { useLive } from '#components/ui/use-live.ts';
import { routes } from '#config/routes.ts';
import { useBookingList } from '#islands/shared/use-booking-list.ts';
import { $planAnnouncement } from '#stores/plan-announcement.ts';

const way =
  '[position:fixed] bottom-[max(1rem,env(safe-area-inset-bottom))] left-[max(1rem,env(safe-area-inset-left))] z-9 grid min-h-12 place-items-center rounded-[1.5rem] border-2 border-haematoxylin bg-sheet px-4.5 font-[600] tabular-nums no-underline';

/** The way to the plan with its number, within the thumb's reach while there is a plan, and what is said of a change; once a page. */
export function FloatingPlanLink() {
  const isLive = useLive();
  const { length } = useBookingList();
  const said = useStore($planAnnouncement, { ssr: 'initial' });
  if (!isLive) return null;
  return (
    <nav className="plan-way no-print" aria-label="Plan">
      <a className={way} href={routes.plan} hidden={length === 0}>
        {`Your plan (${length})`}
      </a>
      <p className="sr-only" role="status">
        {said}
      </p>
    </nav>
  );
}
