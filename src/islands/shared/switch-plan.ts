import { fill } from '#config/fill.ts';
import type { planLink } from '#i18n/en/plan-link.ts';
import { $bookingList, addToBookingList, removeFromBookingList } from '#stores/booking-list.ts';
import { $planAnnouncement } from '#stores/plan-announcement.ts';

/** What is said aloud of a change to the plan. */
export type PlanChangeWords = Pick<typeof planLink, 'putOn' | 'full' | 'takenOff'>;

/** Puts an entry on the visitor's plan, or takes it off again, and says so. */
export function switchPlan(id: string, title: string, words: PlanChangeWords): void {
  const wasOn = $bookingList.get().includes(id);
  if (wasOn) removeFromBookingList(id);
  else addToBookingList(id);
  const list = $bookingList.get();
  const said = wasOn ? words.takenOff : list.includes(id) ? words.putOn : words.full;
  $planAnnouncement.set(fill(said, { title, count: list.length }));
}
