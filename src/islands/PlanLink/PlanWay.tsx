import { useStore } from '@nanostores/react';
import { routes } from '#config/routes.ts';
import { useBookingList } from '#islands/shared/use-booking-list.ts';
import { useLive } from '#components/ui/use-live.ts';
import { $planAnnouncement } from '#stores/plan-announcement.ts';

/** The way to the plan with its number, within the thumb's reach while there is a plan, and what is said of a change; once a page. */
export function PlanWay() {
  const isLive = useLive();
  const { length } = useBookingList();
  const said = useStore($planAnnouncement, { ssr: 'initial' });
  if (!isLive) return null;
  return (
    <nav className="plan-way no-print" aria-label="Plan">
      <a href={routes.plan} hidden={length === 0}>{`Your plan (${length})`}</a>
      <p className="sr-only" role="status">
        {said}
      </p>
    </nav>
  );
}
