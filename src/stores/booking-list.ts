import { atom } from 'nanostores';
import { mostPlanned } from '#config/most-planned.ts';
import { bookingListKey, planVisitKey } from '#config/storage-keys.ts';
import { readStored, setAside, writeStored } from '#stores/browser-storage.ts';
import { forget } from '#stores/session-storage.ts';

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,24}$/.test(value);

/** Reads a kept list; `isDamaged` where something stands there that this page did not write. */
function parseIds(text: string): { ids: readonly string[]; isDamaged: boolean } {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return { ids: [], isDamaged: true };
    const ids = [...new Set(value.filter(isId))].slice(0, mostPlanned);
    return { ids, isDamaged: !value.every(isId) };
  } catch {
    return { ids: [], isDamaged: true };
  }
}

/** Whether a list, or a part of one, could not be read and was set aside. */
export const $isListDamaged = atom(false);

/** The list in a text that is kept; what cannot be read of it is set aside whole. */
function open(text: string | null): readonly string[] {
  if (text === null) return [];
  const { ids, isDamaged } = parseIds(text);
  if (isDamaged) {
    setAside(bookingListKey, text);
    writeStored(bookingListKey, ids.length > 0 ? JSON.stringify(ids) : null);
    $isListDamaged.set(true);
  }
  return ids;
}

/** A plan that is empty leaves nothing behind of the pet it was for. */
function forgetVisitWithout(list: readonly string[]): void {
  if (list.length === 0) forget(planVisitKey);
}

const found = open(readStored(bookingListKey));
/** What this page last knew to be kept. */
let kept = readStored(bookingListKey);
forgetVisitWithout(found);

/** Ids of what a visitor means to book, in the order in which they were added; kept in this browser, seen by every island. */
export const $bookingList = atom<readonly string[]>(found);

/** False once this browser has refused to keep the list: it lasts as long as the page. */
let isKept = true;

/** Replaces the list and remembers it. */
export function setBookingList(ids: readonly string[]): void {
  const list = [...new Set(ids)].slice(0, mostPlanned);
  kept = list.length === 0 ? null : JSON.stringify(list);
  isKept = writeStored(bookingListKey, kept);
  $bookingList.set(list);
  forgetVisitWithout(list);
}

/** The address of the plan; it holds the list where this browser would not keep it. */
export const toPlanAddress = (plan: string, ids: readonly string[]): string =>
  isKept || ids.length === 0 ? plan : `${plan}?t=${ids.join('.')}`;

export function addToBookingList(id: string): void {
  setBookingList([...$bookingList.get(), id]);
}

export function removeFromBookingList(id: string): void {
  setBookingList($bookingList.get().filter((other) => other !== id));
}

function take(stored: string | null): void {
  if (stored === kept) return;
  const list = open(stored);
  $bookingList.set(list);
  forgetVisitWithout(list);
  kept = readStored(bookingListKey);
}

let follows = false;

/** Follows changes of other tabs from now on, and of this one's next pages when the visitor comes back; once a page. */
export function followBookingList(): void {
  if (follows) return;
  follows = true;
  addEventListener('storage', ({ key, newValue }) => {
    if (key === bookingListKey) take(newValue);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) take(readStored(bookingListKey));
  });
}
