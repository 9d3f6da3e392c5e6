import { site } from '#config/site.ts';
import { getTurnaround } from '#lib/catalogue/handling.ts';
import type { Listed } from '#lib/catalogue/lookup.ts';
import { formatRupees } from '#lib/money.ts';
import { formatSpecies, toPlainTime, toShortFood } from './wording.ts';

/** What a search result shows of a title that the laboratory's name follows. */
const titleLength = 56;

/** What a search result shows of what is said of a page. */
const descriptionLength = 160;

/** What a search result calls an entry's page: as much of what it tells as there is room for. */
export function nameEntryPage({ entry }: Listed): string {
  const told = entry.specimens.length > 0 ? 'price and sample' : 'price and preparation';
  const names = [`${entry.title}: ${told}`, `${entry.title}: price`];
  return names.find(({ length }) => length <= titleLength) ?? entry.title;
}

/** What a search result says of an entry's page, as much of it as one shows: price, sample, food and result. */
export function describeEntry(listed: Listed): string {
  const { entry } = listed;
  const turnaround = getTurnaround(listed);
  const price = formatRupees(entry.price);
  const tests = entry.kind === 'panel' ? `${entry.testCount} tests` : undefined;
  const samples = entry.specimens.join(', ') || undefined;
  const duration = 'duration' in entry ? entry.duration : undefined;
  const food = toShortFood(listed)?.split('.')[0]?.toLowerCase();
  const result =
    turnaround === undefined ? undefined : `result: ${toPlainTime(turnaround.text).toLowerCase()}`;
  // The whole list of animals stands on the page.
  const animals = entry.species.includes('All')
    ? 'dogs, cats and other mammals'
    : formatSpecies(entry.species);
  const texts = [
    [price, tests, samples, duration, food, result],
    [price, tests, samples, duration, result],
    [price, tests, duration, result],
    [price, samples],
  ].map((facts) => {
    const told = facts.filter((fact) => fact !== undefined).join('; ');
    return `${entry.title} for ${animals} at ${site.name} in ${site.address.city}: ${told}.`;
  });
  return texts.find(({ length }) => length <= descriptionLength) ?? texts.at(-1) ?? '';
}
