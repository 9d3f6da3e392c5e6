import { expect, test } from 'vitest';
import { emergencies } from '#data/emergencies.ts';
import { siteAnswers } from '#data/site-answers.ts';
import { synonyms } from '#data/synonyms.ts';
import { finderEntries } from '#lib/finder/build-entries.ts';
import { toDictionary } from '#lib/finder/dictionary.ts';
import { createEmergencyFinder } from '#lib/finder/emergencies.ts';
import { toEmergencyIndex } from '#lib/finder/emergency-index.ts';
import { toKnownWords } from '#lib/finder/known-words.ts';
import { createSearch } from '#lib/finder/search.ts';
import { findSiteAnswers } from '#lib/finder/site-answers.ts';
import { answers } from './answers.ts';

const dictionary = toDictionary(synonyms);
const search = createSearch(finderEntries, dictionary);
const findEmergencies = createEmergencyFinder(
  toEmergencyIndex(emergencies, synonyms.soft),
  toKnownWords(finderEntries, dictionary),
);

test.each(answers.map(([query, seen]) => ({ query, seen })))('$query', ({ query, seen }) => {
  const told = findEmergencies(query);
  const { hits, absent } = search(query, told.length > 0, told[0]?.call === 'government');
  const first = seen.first ?? [];
  expect(told[0]?.id).toBe(seen.emergency);
  expect(hits.slice(0, Math.max(first.length, 1)).map(({ entry }) => entry.code)).toEqual(first);
  expect(absent[0]?.name).toBe(seen.absent);
  if (seen.nearest) expect(absent[0]?.nearest.map(({ code }) => code)).toEqual(seen.nearest);
  expect(findSiteAnswers(siteAnswers, query)[0]?.href).toBe(seen.page);
});
