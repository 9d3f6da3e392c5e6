import { decodeOrKeep } from '#lib/decode.ts';

/** The slug as people read it: percent-decoded when that gives text, else as it came, without spaces at its ends. */
export function toSlug(slug: string): string {
  return decodeOrKeep(slug).trim();
}
