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

export const writePlace = (listing: Place): void => history.replaceState({ listing }, '');
