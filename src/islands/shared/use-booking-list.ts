import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $bookingList, followBookingList } from '#stores/booking-list.ts';

const none: readonly string[] = [];

/** The ids on the visitor's plan, in every tab alike; none in the page's HTML. */
export function useBookingList(): readonly string[] {
  useEffect(followBookingList, []);
  return useStore($bookingList, { ssr: () => none });
}
