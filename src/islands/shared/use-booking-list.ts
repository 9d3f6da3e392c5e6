import { useStore } from '@nanostores/react';
import { $bookingList } from '#stores/booking-list.ts';

const none: readonly string[] = [];

/** The visitor's plan; empty while React takes over the HTML, which knows none. */
export function useBookingList(): readonly string[] {
  return useStore($bookingList, { ssr: () => none });
}
