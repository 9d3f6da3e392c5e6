import { site } from '#config/site.ts';
import { getTurnaround } from '#lib/catalogue/handling.ts';
import type { Listed } from '#lib/catalogue/lookup.ts';
import { formatRupees } from '#lib/money.ts';
import { formatSpecies, toPlainTime, toShortFood } from './wording.ts';

/** What a search result says of an entry's page: price, sample, food and result, in one or two sentences. */
export function describeEntry(listed: Listed): string {
  const { entry } = listed;
  const turnaround = getTurnaround(listed);
  const facts = [
    formatRupees(entry.price),
    entry.kind === 'panel' ? `${entry.testCount} tests` : undefined,
    entry.specimens.length > 0 ? entry.specimens.join(', ') : undefined,
    'duration' in entry ? entry.duration : undefined,
    toShortFood(listed)?.split('.')[0]?.toLowerCase(),
    turnaround === undefined ? undefined : `result: ${toPlainTime(turnaround.text).toLowerCase()}`,
  ].filter((fact) => fact !== undefined);
  return `${entry.title} for ${formatSpecies(entry.species)} at ${site.fullName}: ${facts.join('; ')}.`;
}
