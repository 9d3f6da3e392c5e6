/**
 * How far a reader had come in a listing: its pages, and the height in CSS pixels of what grew. It stands in the entry of the
 * history, so that a reload and the way back find it where the browser did not keep the page; expect-listing.ts gives this
 * height back before the browser scrolls.
 */
export interface Place {
  pages: number;
  height: number;
}

export const readPlace = (): Place | undefined => history.state?.listing;

/**
 * Frees a listing from the height it was given to wait for its pages, and writes down how many it has now; 0 leaves what is
 * written. A phone lays a listing out one frame after the words above it (later.css), and before that its height is a guess.
 */
export async function keepPlace(listing: HTMLElement, pages: number): Promise<void> {
  const address = location.href;
  await Promise.allSettled(listing.getAnimations().map(({ finished }) => finished));
  if (address !== location.href) return;
  listing.style.minHeight = '';
  if (pages > 0) history.replaceState({ listing: { pages, height: listing.offsetHeight } }, '');
}
