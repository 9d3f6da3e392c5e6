/**
 * Which slugs can end an address. A page is a file in a folder of the slug's name, and hosts are told of it in lists of
 * redirects and headers. The database says the same (`is_slug` in supabase/migrations).
 */
import { countBytes, slugBytes } from '#schemas/slug-length.ts';
import { isBlank } from '#schemas/typed-text.ts';

// No way out of the folder, nothing that an address, a file system or a list of redirects reads as something else, no half
// of a character. `404` is the blog's own page for what is not there; `index` is a folder like any other.
const foreign = /[/\\?#%*~:;"<>\p{Cc}\p{Cs}]|^\.\.?$|\.html$|^404$/iu;

/** What is wrong with a slug, in words that go on after “the slug”; null when it can end an address. */
export function findSlugFault(slug: string): string | null {
  if (isBlank(slug)) return 'has nothing that can be seen';
  // An address loses it on its way, and the page is not found again: that stops the build.
  if (slug !== slug.trim()) return 'begins or ends with a space';
  const part = foreign.exec(slug)?.[0];
  if (part) return `cannot end an address, because of “${part}”`;
  const bytes = countBytes(slug);
  return bytes > slugBytes ? `is ${bytes} bytes long; at most ${slugBytes} fit` : null;
}
