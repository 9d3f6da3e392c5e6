import { atom } from 'nanostores';
import { readStored, writeStored } from '#stores/browser-storage.ts';

const storageKey = 'bookingList';
const mostIds = 60;

function parseIds(text: string | null): readonly string[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    const ids = Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
    return [...new Set(ids.filter((id) => /^[\w-]{1,24}$/.test(id)))].slice(0, mostIds);
  } catch {
    // Whatever stands there was not written by this page: the list starts anew.
    return [];
  }
}

/** What this page last knew to be kept. */
let kept = readStored(storageKey);

/** Ids of what a visitor means to book, in the order in which they were added; kept in this browser, seen by every island. */
export const $bookingList = atom<readonly string[]>(parseIds(kept));

/** Replaces the list and remembers it. */
export function setBookingList(ids: readonly string[]): void {
  const list = [...new Set(ids)].slice(0, mostIds);
  $bookingList.set(list);
  kept = list.length === 0 ? null : JSON.stringify(list);
  writeStored(storageKey, kept);
}

/** Shows a list without remembering it: looking at someone else's plan must not cost a visitor the own one. */
export function showBookingList(ids: readonly string[]): void {
  $bookingList.set([...new Set(ids)].slice(0, mostIds));
}

export function addToBookingList(id: string): void {
  setBookingList([...$bookingList.get(), id]);
}

export function removeFromBookingList(id: string): void {
  setBookingList($bookingList.get().filter((other) => other !== id));
}

function take(stored: string | null): void {
  if (stored === kept) return;
  kept = stored;
  $bookingList.set(parseIds(stored));
}

let follows = false;

/** Follows changes of other tabs from now on, and of this one's next pages when the visitor comes back; once a page. */
export function followBookingList(): void {
  if (follows) return;
  follows = true;
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) take(newValue);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) take(readStored(storageKey));
  });
}
