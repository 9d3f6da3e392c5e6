import { fill } from '#config/fill.ts';
import { site } from '#config/site.ts';
import { english, type Voice } from '#i18n/voice.ts';
import { getTurnaround, takesSample } from '#lib/catalogue/handling.ts';
import type { Listed } from '#lib/catalogue/lookup.ts';
import { formatRupees } from '#lib/money.ts';
import { formatSpecies, toPlainTime, toShortFood } from './wording.ts';

/** What a search result shows of a title that the laboratory's name follows. */
const titleLength = 56;

/** What a search result shows of what is said of a page. */
const descriptionLength = 160;

/** What a search result calls an entry's page: as much of what it tells as there is room for. */
export function nameEntryPage({ entry }: Listed, voice: Voice = english): string {
  const { withSample, withPreparation, plain } = voice.words.page;
  const name = voice.name(entry);
  const told = entry.specimens.length > 0 ? withSample : withPreparation;
  const names = [told, plain].map((text) => fill(text, { name }));
  return names.find(({ length }) => length <= titleLength) ?? name;
}

/** What a search result says of an entry's page, as much of it as one shows: price, sample, food and result. */
export function describeEntry(
  listed: Listed,
  laboratory = `${site.name} in ${site.address.city}`,
  voice: Voice = english,
): string {
  const words = voice.words.page;
  const { entry } = listed;
  const turnaround = getTurnaround(listed);
  const price = formatRupees(entry.price);
  const tests = entry.kind === 'panel' ? fill(words.tests, { count: entry.testCount }) : undefined;
  const samples = takesSample(entry) ? entry.specimens.map(voice.specimen).join(', ') : undefined;
  const duration = 'duration' in entry ? voice.text(entry.duration) : undefined;
  const food = toShortFood(listed, voice)?.split(/[.।]/)[0]?.toLowerCase();
  const result =
    turnaround === undefined
      ? undefined
      : fill(words.result, { time: toPlainTime(turnaround.text, voice).toLowerCase() });
  // The whole list of animals stands on the page.
  const animals = entry.species.includes('All') ? words.mammals : formatSpecies(entry.species, voice);
  const texts = [
    [price, tests, samples, duration, food, result],
    [price, tests, samples, duration, result],
    [price, tests, duration, result],
    [price, samples],
  ].map((facts) => {
    const told = facts.filter((fact) => fact !== undefined).join('; ');
    return fill(words.description, { name: voice.name(entry), animals, laboratory, facts: told });
  });
  return texts.find(({ length }) => length <= descriptionLength) ?? texts.at(-1) ?? '';
}
