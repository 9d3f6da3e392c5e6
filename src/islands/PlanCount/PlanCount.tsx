import { routes } from '#config/routes.ts';
import { useBookingList } from '#islands/shared/use-booking-list.ts';
import { useIsland } from '#islands/shared/use-island.ts';

/** The way to the plan in the header, with its count; its place is kept and empty while the plan holds nothing. */
export function PlanCount() {
  const root = useIsland<HTMLAnchorElement>();
  const { length } = useBookingList();
  return (
    <a ref={root} className="plan-count" href={routes.plan} hidden={length === 0}>
      <svg className="icon" width={24} height={24} viewBox="0 0 48 48" aria-hidden="true">
        <path d="M12 9h24v32H12zm7-3h10v6H19zm0 18 4 4 7-8" />
      </svg>
      <span className="sr-only">Your plan: </span>
      <b>{length}</b>
    </a>
  );
}
