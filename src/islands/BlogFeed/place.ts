/**
 * How far a reader had come in the listing: its pages, and its height in CSS pixels. It stands in the entry of the history,
 * so that a reload and the way back find it where the browser did not keep the page; expect-listing.ts gives the listing this
 * height before the browser scrolls.
 */
export interface Place {
  pages: number;
  height: number;
}

export const readPlace = (): Place | undefined => history.state?.listing;

/** Notes how many pages the listing shows and frees it from the height it was given to wait for them. */
export function keepPlace(listing: HTMLElement, pages: number): void {
  listing.style.minHeight = '';
  if (pages > 0) history.replaceState({ listing: { pages, height: listing.offsetHeight } }, '');
}
