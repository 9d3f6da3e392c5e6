import { routes } from '#config/routes.ts';
import { $bookingList, followBookingList } from '#stores/booking-list.ts';
import styles from './plan-links.css?url';

let say: ((text: string) => void) | undefined;

/** The way to the plan with its number, within the thumb's reach while there is a plan; once a page. */
function makeWay(): (text: string) => void {
  const way = document.createElement('nav');
  way.className = 'plan-way no-print';
  way.ariaLabel = 'Plan';
  const link = document.createElement('a');
  link.href = routes.plan;
  const said = document.createElement('p');
  said.className = 'sr-only';
  said.role = 'status';
  way.append(link, said);

  // Without its styles it would stand below the footer for a moment; without them for good, it still leads there.
  link.hidden = true;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  const show = (): void => {
    $bookingList.subscribe((ids) => {
      link.hidden = ids.length === 0;
      link.textContent = `Your plan (${ids.length})`;
    });
  };
  sheet.addEventListener('load', show);
  sheet.addEventListener('error', show);
  sheet.href = styles;
  document.head.append(sheet);
  document.body.append(way);
  followBookingList();
  return (text) => {
    said.textContent = text;
  };
}

/** Shows the way to the plan; returns what announces a change. */
export function showWay(): (text: string) => void {
  say ??= makeWay();
  return say;
}
