import { describe, expect, test } from 'vitest';
import { routes } from '#config/routes.ts';
import { inEnglish } from '#i18n/hi/in-english.ts';
import { toFinder } from '#lib/finder/data.ts';
import { toDictionary } from '#lib/finder/dictionary.ts';
import { createEmergencyFinder } from '#lib/finder/emergencies.ts';
import { toKnownWords } from '#lib/finder/known-words.ts';
import { createSearch } from '#lib/finder/search.ts';
import { toFinderData } from '#lib/finder/translated-data.ts';
import { calmQueries, emergencyQueries } from './emergency-queries.ts';
import { queries } from './queries.ts';

const data = toFinderData('hi');
const { entries, synonyms } = toFinder(data);
const dictionary = toDictionary(synonyms);
const search = createSearch(entries, dictionary);
const findCodes = (query: string) => search(query).hits.map(({ entry }) => entry.code);
const findEmergencies = createEmergencyFinder(data.emergencies, toKnownWords(entries, dictionary));

describe('the index in Hindi', () => {
  test('answers what people type as the English one does', () => {
    const changed = queries.filter(
      ([query, ...first]) => findCodes(query).slice(0, first.length).join() !== first.join(),
    );
    expect(changed).toEqual([]);
  });

  test('finds each test by what owners call it', () => {
    const glosses = Object.entries(data.words?.glosses ?? {});
    expect(glosses.length).toBeGreaterThan(100);
    // It asks whether anything is left of a vaccine, which another test answers as well.
    const exceptions = ['SER-06'];
    expect(glosses.filter(([code, gloss]) => !findCodes(gloss).includes(code))).toEqual([]);
    expect(
      glosses.flatMap(([code, gloss]) =>
        findCodes(gloss)[0] === code || exceptions.includes(code) ? [] : [code, gloss],
      ),
    ).toEqual([]);
  });

  test('tells the same emergencies, and no others', () => {
    const find = (query: string) => findEmergencies(query)[0]?.id;
    expect(emergencyQueries.filter(([query, id]) => find(query) !== id)).toEqual([]);
    expect(calmQueries.filter((query) => find(query) !== undefined)).toEqual([]);
  });

  test('speaks Hindi wherever it is shown', () => {
    const { words, siteAnswers, packs, emergencies } = data;
    const shown = [
      ...Object.values(words?.meanings ?? {}),
      ...Object.values(words?.signs ?? {}),
      ...Object.values(words?.categories ?? {}),
      ...siteAnswers.map(({ title }) => title),
      ...packs.flatMap((meaning) => meaning.packs.map(({ name }) => name)),
      ...synonyms.absent.flatMap(({ name }) => name ?? []),
      ...emergencies.items.flatMap(({ sign, doNow, never }) => [sign, doNow, never]),
      ...synonyms.readings.flatMap(({ when }) => Object.values(when)),
    ];
    expect(shown.filter((text) => !/\p{Script=Devanagari}/u.test(text))).toEqual([]);
  });

  test('says of an answer about the laboratory that its page is in English', () => {
    const marked = data.siteAnswers.filter(({ title }) => title.endsWith(inEnglish));
    expect(marked.map(({ href }) => href)).toContain(routes.samples);
    expect(marked).toEqual(data.siteAnswers.filter(({ hreflang }) => hreflang));
  });
});
