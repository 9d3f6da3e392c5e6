import type { Picture } from '#schemas/article.ts';

/** Screens on which the picture of a card is a small square beside the words. */
export const besideWords = '(max-width: 37.99rem)';

/** Narrower than the places they fill: on a dense screen the smaller file is sharp enough, at half the bytes. */
export const cardSizes = {
  own: '(min-width: 60rem) 22rem, 45vw',
  other: '(min-width: 60rem) 22rem, (min-width: 38rem) 45vw, 6.5rem',
};

/** What a card offers browsers to choose from. */
export interface Offer {
  /** The square that the site's own pictures are also cut to, and their two widths; null for pictures of other hosts. */
  own: { square: string; widths: string } | null;
  /** For the `img`: of an own picture the narrow file, which only browsers without AVIF ask for. */
  src: string;
  srcset: string | undefined;
}

export function toOffer({ src, srcset, avif }: Picture): Offer {
  if (!avif) return { own: null, src, srcset: srcset || undefined };
  const named = (ending: string) => src.replace('-960.webp', ending);
  return { own: { square: named('-square.avif'), widths: avif }, src: named('-480.webp'), srcset: undefined };
}
