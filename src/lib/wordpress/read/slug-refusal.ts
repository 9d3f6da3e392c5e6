import type { Named } from '#lib/wordpress/call.ts';
import { firstWords } from '#lib/wordpress/errors.ts';
import { toStorable } from '#lib/wordpress/read/plain-text.ts';
import type { Refused } from '#lib/wordpress/read/reading.ts';
import { findSlugFault } from '#schemas/slug.ts';

// The report goes to a terminal and into the database, and such a slug may hold anything.
const toWords = (text: string): string => firstWords(toStorable(text), 200);

/** Why an entry of WordPress cannot be taken: no page can have its slug. Null when one can. */
export function findSlugRefusal(entry: Named): Refused | null {
  const fault = findSlugFault(entry.slug);
  return fault
    ? {
        ...entry,
        slug: toWords(entry.slug),
        reason: `its slug ${toWords(fault)}; it was left out: give it another slug in WordPress`,
      }
    : null;
}
