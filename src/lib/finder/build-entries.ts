import { getTurnaround } from '#lib/catalogue/handling.ts';
import { type Listed, listedEntries } from '#lib/catalogue/lookup.ts';
import type { FinderEntry } from '#lib/finder/entry.ts';
import { toSlowestHours } from '#lib/finder/hours.ts';
import { searchOnlyNames } from '#lib/structured-data/names.ts';

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
    note: entry.note,
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
