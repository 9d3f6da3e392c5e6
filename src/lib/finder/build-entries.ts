import { getTurnaround } from '#lib/catalogue/handling.ts';
import { type Listed, listedEntries } from '#lib/catalogue/lookup.ts';
import type { FinderEntry } from '#lib/finder/entry.ts';
import { toIndexWords } from '#lib/finder/fold.ts';
import { toSlowestHours } from '#lib/finder/hours.ts';
import { searchOnlyNames } from '#lib/structured-data/names.ts';

/** Words of every sentence: nobody looks a test up by them. */
const grammar = new Set(
  [
    ...[
      'a',
      'about',
      'after',
      'all',
      'an',
      'and',
      'are',
      'as',
      'at',
      'be',
      'because',
      'before',
      'both',
      'but',
    ],
    ...[
      'by',
      'can',
      'do',
      'does',
      'each',
      'for',
      'from',
      'has',
      'have',
      'if',
      'in',
      'into',
      'is',
      'it',
      'its',
    ],
    ...['may', 'more', 'most', 'must', 'need', 'needs', 'no', 'not', 'of', 'on', 'only', 'or', 'other', 'so'],
    ...['than', 'that', 'the', 'then', 'these', 'they', 'this', 'to', 'until', 'when', 'which', 'with'],
  ].flatMap(toIndexWords),
);

/**
 * The words of a note that a search can find: those of every sentence would find everything, and those of the entry's
 * title and category find it there already, and better.
 */
function toNoteWords(note: string, others: readonly string[]): string {
  const known = new Set([...grammar, ...others.flatMap(toIndexWords)]);
  const kept = note
    .split(/\s+/)
    .map((word) => word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => toIndexWords(word).some((one) => !known.has(one)));
  return [...new Set(kept)].join(' ');
}

function toFinderEntry(listed: Listed): FinderEntry {
  const { entry, catalogue } = listed;
  return {
    code: entry.code,
    title: entry.title,
    aliases: entry.aliases.filter((alias) => !searchOnlyNames.has(alias)),
    hints: entry.aliases.filter((alias) => searchOnlyNames.has(alias)),
    parts: entry.kind === 'panel' ? entry.parts : [],
    category: entry.category,
    department: catalogue.title,
    note: toNoteWords(entry.note, [entry.title, entry.category, catalogue.title]),
    species: entry.species,
    specimens: entry.specimens,
    // All clotting tests share one citrate tube.
    ownTube: entry.ownTube !== undefined && entry.ownTube !== 'clotting',
    urgent: entry.urgent,
    price: entry.price,
    hours: toSlowestHours(getTurnaround(listed)),
  };
}

/** Every entry of the price lists as the finder reads it. */
export const finderEntries: readonly FinderEntry[] = listedEntries.map(toFinderEntry);
