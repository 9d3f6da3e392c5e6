import { decodeOrKeep } from '#lib/decode.ts';

/**
 * The slug as people read it: percent-decoded when that gives text, else as it came, without spaces at its ends. Marks are
 * joined to their letters, as Astro does to the name of a page: an address that has them apart would miss it.
 */
export function toSlug(slug: string): string {
  return decodeOrKeep(slug).trim().normalize('NFC');
}
