import { countBytes, slugBytes } from '#schemas/slug-length.ts';

/**
 * A title as the last part of an address: lower case, everything but letters and digits of any script removed, spaces
 * turned into hyphens. Empty when nothing is left.
 */
export function toSlug(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, '');
  return cut(words.trim().replace(/\s+/g, '-'));
}

/** A slug that somebody typed: the hyphens in it are meant. */
export function cleanSlug(typed: string): string {
  const words = typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '');
  return cut(words.replace(/[\s_-]+/g, '-').replace(/^-+/, ''));
}

/** As long as an address should ever be, in UTF-16 units; scripts of three bytes a letter end before, at `slugBytes`. */
const longestSlug = 120;

/** As much of a slug as fits, in characters as a reader counts them: no mark is taken from its letter. No hyphen ends it. */
function cut(slug: string): string {
  let fits = '';
  for (const { segment } of new Intl.Segmenter().segment(slug)) {
    const longer = fits + segment;
    if (longer.length > longestSlug || countBytes(longer) > slugBytes) break;
    fits = longer;
  }
  return fits.replace(/-+$/, '');
}
