import type { KeyboardEvent, MouseEvent } from 'react';
import { useLive } from '#components/ui/use-live.ts';
import { type Locale, localePath } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import { planLink } from '#i18n/en/plan-link.ts';
import { switchPlan } from '#islands/shared/switch-plan.ts';
import { useBookingList } from '#islands/shared/use-booking-list.ts';
import { useIsland } from '#islands/shared/use-island.ts';

interface Props {
  /** A code of the price lists, or the id of a pack. */
  id: string;
  title: string;
  className?: string;
  locale?: Locale | undefined;
  words?: typeof planLink | undefined;
}

/**
 * Add to plan: a link to the plan that holds one test, panel or pack, without script and for a new tab. Where React lives it
 * is a switch that puts the entry on the visitor's own plan and takes it off again.
 */
export function PlanLink({ id, title, className = '', locale = 'en', words = planLink }: Props) {
  const root = useIsland<HTMLAnchorElement>();
  const isLive = useLive();
  const isOn = useBookingList().includes(id);

  const press = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    switchPlan(id, title, words);
  };
  const pressWithSpace = (event: KeyboardEvent<HTMLAnchorElement>): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <a
      ref={root}
      className={`plan-link ${className}`}
      href={localePath(routes.planOf([id]), locale)}
      data-press=""
      {...(isLive && { role: 'button', 'aria-pressed': isOn })}
      onClick={press}
      onKeyDown={pressWithSpace}
    >
      {isOn ? words.on : words.add}
      <span className="sr-only">{`: ${title}`}</span>
    </a>
  );
}
