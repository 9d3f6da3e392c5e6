/**
 * A title as the last part of an address: lower case, everything but letters and digits of any script removed, spaces
 * turned into hyphens. Empty when nothing is left.
 */
export function toSlug(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, longestSlug);
}

/** A slug that somebody typed: the hyphens in it are meant. */
export function cleanSlug(typed: string): string {
  return typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longestSlug);
}

/** Far below what the database takes, and as long as an address should ever be. */
const longestSlug = 120;
