import {
  $bookingList,
  addToBookingList,
  followBookingList,
  removeFromBookingList,
} from '#stores/booking-list.ts';
import type { Rows } from './rows.ts';

/** Gives every row a button that puts its test on the plan or takes it off, and the way to the plan its number. */
export function keepPlanButtons(rows: Rows, link: HTMLElement): void {
  const words = link.textContent;
  const buttons = new Map(
    [...rows].map(([code, { element, title }]) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'add';
      button.addEventListener('click', () => {
        if ($bookingList.get().includes(code)) removeFromBookingList(code);
        else addToBookingList(code);
      });
      element.append(button);
      return [code, { button, title }] as const;
    }),
  );
  followBookingList();
  $bookingList.subscribe((ids) => {
    for (const [code, { button, title }] of buttons) {
      const isOn = ids.includes(code);
      button.ariaPressed = String(isOn);
      button.ariaLabel = `${isOn ? 'In plan' : 'Add to plan'}: ${title}`;
      button.textContent = isOn ? 'In plan' : 'Add';
    }
    link.textContent = ids.length === 0 ? words : `${words} (${ids.length})`;
  });
}
