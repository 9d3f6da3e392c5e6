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

/** A phone lays a listing out one frame after the words above it (later.css): before that it has no measures of its own. */
export const waitForLayout = (listing: HTMLElement): Promise<unknown> =>
  Promise.allSettled(listing.getAnimations().map(({ finished }) => finished));

/**
 * Frees a listing from the height it was given to wait for its pages, and writes down how many it has now; 0 leaves what is
 * written.
 */
export async function keepPlace(listing: HTMLElement, pages: number): Promise<void> {
  const address = location.href;
  await waitForLayout(listing);
  if (address !== location.href) return;
  listing.style.minHeight = '';
  if (pages > 0) history.replaceState({ listing: { pages, height: listing.offsetHeight } }, '');
}
