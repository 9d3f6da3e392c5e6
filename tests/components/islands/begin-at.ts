import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { setBookingList } from '#stores/booking-list.ts';
import { $planAnnouncement } from '#stores/plan-announcement.ts';

/** Each test begins on a page of its own, at this address and with an empty plan. */
export function beginAt(path: string): void {
  beforeEach(() => {
    history.replaceState(null, '', path);
    setBookingList([]);
    $planAnnouncement.set('');
  });
  afterEach(cleanup);
}

/** Testing Library may or may not set the hidden end of a name off by a space. */
export const named = (words: string, title: string): RegExp => new RegExp(`^${words} ?: ${title}$`);

export const readAddress = (): string => location.pathname + location.search;
