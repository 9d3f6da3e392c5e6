import { routes } from '#config/routes.ts';
import { planCount } from '#i18n/en/plan-count.ts';
import { useBookingList } from '#islands/shared/use-booking-list.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import { toPlanAddress } from '#stores/booking-list.ts';

interface Props {
  words?: typeof planCount;
  /** The plan in the language of the page. */
  href?: string;
}

/** The way to the plan in the header, with its count; its place is kept and empty while the plan holds nothing. */
export function PlanCount({ words = planCount, href = routes.plan }: Props) {
  const root = useIsland<HTMLAnchorElement>();
  const ids = useBookingList();
  return (
    <a
      ref={root}
      className="plan-count grid size-[44px] place-items-center text-ink tabular-nums no-underline"
      href={toPlanAddress(href, ids)}
      hidden={ids.length === 0}
    >
      <svg
        className="icon col-start-1 row-start-1"
        width={24}
        height={24}
        viewBox="0 0 48 48"
        aria-hidden="true"
      >
        <path d="M12 9h24v32H12zm7-3h10v6H19zm0 18 4 4 7-8" />
      </svg>
      <span className="sr-only">{words.label}</span>
      <b className="col-start-1 row-start-1 m-[2px] grid h-[18px] min-w-[18px] place-items-center self-start justify-self-end rounded-[9px] bg-haematoxylin px-[4px] text-[12px]/[1] text-sheet">
        {ids.length}
      </b>
    </a>
  );
}
