import type { FinderEntry } from '#lib/finder/entry.ts';
import type { Sign } from '#lib/finder/signs.ts';
import type { Synonyms } from '#schemas/synonym.ts';

/** The file that the finder reads: entries, synonyms and signs. */
export type FinderData = {
  readonly entries: readonly FinderEntry[];
  readonly synonyms: Synonyms;
  readonly signs: readonly Sign[];
};

/** The build wrote the file from checked data; here it is enough to tell it from anything else. */
export function isFinderData(value: unknown): value is FinderData {
  return (
    typeof value === 'object' &&
    value !== null &&
    'entries' in value &&
    Array.isArray(value.entries) &&
    'synonyms' in value &&
    'signs' in value &&
    Array.isArray(value.signs)
  );
}
