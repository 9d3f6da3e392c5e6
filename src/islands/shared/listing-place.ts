/**
 * How far a reader had come in a listing: its pages, the height of what grew and how far it was scrolled, in CSS pixels. It
 * stands in the entry of the history, so that a reload and the way back find it where the browser did not keep the page.
 */
export interface Place {
  pages: number;
  height: number;
  top: number;
}

/** The place of this entry of the history; null where none was kept. */
export function readPlace(): Place | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('listing' in state)) return null;
  const { listing } = state;
  if (typeof listing !== 'object' || listing === null) return null;
  if (!('pages' in listing) || !('height' in listing) || !('top' in listing)) return null;
  const { pages, height, top } = listing;
  return typeof pages === 'number' && typeof height === 'number' && typeof top === 'number'
    ? { pages, height, top }
    : null;
}

function write(place: Place): void {
  history.replaceState({ ...history.state, listing: place }, '');
}

/** Gives a listing the height that it had, until its pages have come; without a place it has its own. */
export function reserve(listing: HTMLElement, place: Place | null): void {
  const lowest = document.documentElement.scrollHeight - innerHeight;
  listing.style.minHeight = place ? `${place.height}px` : '';
  // The browser goes back to where the page was left, but no lower than the page then reaches, or not at all.
  const isHeldBack = scrollY === 0 || scrollY >= lowest - 1;
  if (place && place.top > lowest && isHeldBack) scrollTo({ top: place.top, behavior: 'instant' });
}

/** Frees a listing from the height it was given, and writes down how many pages it has now. */
export function keepPlace(listing: HTMLElement, pages: number): void {
  listing.style.minHeight = '';
  write({ pages, height: listing.offsetHeight, top: scrollY });
}

/** Writes down how far a kept listing is scrolled. */
export function keepTop(): void {
  const place = readPlace();
  if (place && place.top !== scrollY) write({ ...place, top: scrollY });
}
