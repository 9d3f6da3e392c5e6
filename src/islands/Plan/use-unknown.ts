import { useLayoutEffect, useState } from 'react';
import type { Expanded } from '#lib/plan/expand.ts';
import { setBookingList, showBookingList } from '#stores/booking-list.ts';

/** Ids that nothing has any more. They leave the list, which is counted on every page; this view goes on naming them. */
export function useUnknown({ booked, unknown }: Expanded, isOwn: boolean): readonly string[] {
  const [gone, setGone] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    if (unknown.length === 0) return;
    setGone((before) => [...new Set([...before, ...unknown])]);
    const known = booked.map(({ id }) => id);
    if (isOwn) setBookingList(known);
    else showBookingList(known);
  }, [booked, unknown, isOwn]);
  return [...new Set([...gone, ...unknown])];
}
