import { describe, expect, test } from 'vitest';
import { emergencies } from '#data/emergencies.ts';
import { problems } from '#data/problems.ts';
import { synonyms } from '#data/synonyms.ts';
import { finderEntries } from '#lib/finder/build-entries.ts';
import { toDictionary } from '#lib/finder/dictionary.ts';
import { createEmergencyFinder } from '#lib/finder/emergencies.ts';
import { toEmergencyIndex, toForms } from '#lib/finder/emergency-index.ts';
import { nameEmergencyRegion } from '#lib/finder/emergency-region.ts';
import { toKnownWords } from '#lib/finder/known-words.ts';
import { emergenciesSchema } from '#schemas/emergency.ts';
import { parseData } from '#schemas/parse-data.ts';
import { patients } from '#schemas/patients.ts';
import { calmQueries, emergencyQueries } from './emergency-queries.ts';

const index = toEmergencyIndex(emergencies, synonyms.soft);
const find = createEmergencyFinder(index, toKnownWords(finderEntries, toDictionary(synonyms)));
const findIds = (query: string) => find(query).map(({ id }) => id);
const isPatient = (form: string) => patients.some((patient) => patient === form);

/** The words that the index makes of each text, as if an emergency had no other; in one go, for making it ready takes long. */
function readAlone(texts: readonly string[]) {
  const one = emergencies.items.slice(0, 1);
  const items = texts.flatMap((text) =>
    one.map((item) => ({ ...item, words: { english: [text], hinglish: [], hindi: [] } })),
  );
  const read = toEmergencyIndex({ ...emergencies, items }, synonyms.soft).items;
  return texts.map((text, at) => ({ text, forms: read[at]?.phrases.flatMap(toForms) ?? [] }));
}

describe('what cannot wait is told from what people type', () => {
  test.each(emergencyQueries.map(([query, id]) => ({ query, id })))('$query: $id', ({ query, id }) => {
    expect(findIds(query)[0]).toBe(id);
  });

  test.each(calmQueries)('%s is none', (query) => expect(findIds(query)).toEqual([]));

  test('nothing, punctuation and no word at all are none', () => {
    for (const query of ['', '   ', '+?*[(', 'qqqqqq', '"><script>']) expect(findIds(query)).toEqual([]);
  });

  test('capitals and signs between words change nothing', () => {
    expect(findIds('DOG ATE RAT-POISON!!')[0]).toBe('rat-poison');
    expect(findIds('saans... nahi le raha???')[0]).toBe('breathing');
  });

  test('of a snake bite nothing is said of other bites, and no more than three at once', () => {
    expect(findIds('snake bite')).toEqual(['snake']);
    expect(findIds('vomiting and collapse')).toEqual(['collapse']);
    expect(findIds('fits collapse bleeding poison battery snake').length).toBe(3);
  });

  test('what is an emergency for one animal alone is none for another', () => {
    expect(findIds('cat not eating')).toEqual(['cat-no-food']);
    expect(findIds('dog not eating')).toEqual([]);
    expect(findIds('rabbit not eating')).toEqual(['gut-stasis']);
    expect(findIds('ghode ke pet me dard')).toEqual(['colic']);
    expect(findIds('kutte ke pet me dard')).toEqual([]);
  });

  test('a name beside a word for a test asks for the test, a sign does not', () => {
    expect(findIds('parvo')).toEqual(['puppy-vomiting']);
    expect(findIds('parvo kit price')).toEqual([]);
    expect(findIds('rabies')).toEqual(['rabies']);
    expect(findIds('rabies titre')).toEqual([]);
    expect(findIds('vomiting blood test price')).toEqual(['vomit-blood']);
  });

  test('what is denied is none, and what is a sign by being denied is one', () => {
    expect(findIds('my cat did not eat the lily')).toEqual([]);
    expect(findIds('ulti nahi ho rahi hai')).toEqual([]);
    expect(findIds('ulti nahi ruk rahi hai')).toEqual(['puppy-vomiting']);
    expect(findIds('no bleeding but cannot breathe')).toEqual(['breathing']);
    expect(findIds('not eating, vomiting blood')).toEqual(['vomit-blood']);
  });

  test('each of its own words tells it, where they name its animal too', () => {
    const lost = emergencies.items.flatMap(({ id, words, names }) =>
      [...words.english, ...words.hinglish, ...words.hindi, ...names]
        .filter((text) => findIds(text).length === 0)
        .map((text) => `${id}: ${text}`),
    );
    expect(lost).toEqual([]);
  });

  test('nothing of a calm phrase is lost on the way: shock collar is not shock', () => {
    const toCalm = (calm: readonly string[]) =>
      toEmergencyIndex({ ...emergencies, items: [], calm: [...calm] }, synonyms.soft).calm.filter(
        (forms) => !forms.includes(' '),
      );
    const single = toCalm(emergencies.calm.filter((text) => !text.includes(' ')));
    expect(toCalm(emergencies.calm)).toEqual(single);
  });

  test('a phrase names no animal that its words do not: गई is no cow', () => {
    const animals = Object.entries(emergencies.spellings).filter(([form]) => isPatient(form));
    const isNamed = (text: string, [form, spellings]: (typeof animals)[number]) =>
      text.split(' ').some((word) => word === form || spellings.includes(word));
    const texts = emergencies.items.flatMap(({ words }) => Object.values(words).flat());
    const wrong = readAlone(texts).flatMap(({ text, forms }) =>
      animals
        .filter((animal) => forms.includes(animal[0]) && !isNamed(text, animal))
        .map(([form]) => `${text}: ${form}`),
    );
    expect(wrong).toEqual([]);
  });

  test('what lasts is over after years, not after months', () => {
    for (const { id } of emergencies.items.filter(({ lasts }) => lasts))
      expect(['bite', 'rabies', 'swallowed', 'string', 'paralysis', 'eye', 'prolapse']).toContain(id);
    expect(findIds('swallowed a coin 5 months ago')).toEqual(['swallowed']);
    expect(findIds('swallowed a coin 2 years ago')).toEqual([]);
    expect(findIds('dog bite a year ago')).toEqual(['bite']);
    expect(findIds('heat stroke 5 months ago')).toEqual([]);
  });

  test('a year is over when the next has begun', () => {
    const findIn = (year: number) =>
      createEmergencyFinder(index, new Set(), year)('colic in 2026').map(({ id }) => id);
    expect(findIn(2026)).toEqual(['colic']);
    expect(findIn(2027)).toEqual([]);
  });

  test('no phrase is so general that a single common word raises it', () => {
    const single = new Set(
      index.items.flatMap(({ phrases }) => phrases.filter((forms) => !forms.includes(' '))),
    );
    for (const form of [
      'blood',
      'vomit',
      'eat',
      'urine',
      'not',
      'swell',
      'fall-asleep',
      'belly',
      'dog',
      'pup',
    ])
      expect(single.has(form), form).toBe(false);
  });
});

describe('the file of emergencies', () => {
  const [first] = emergencies.items;
  const parse = (items: readonly unknown[]) =>
    parseData(
      'src/data/emergencies.ts',
      emergenciesSchema,
      JSON.parse(JSON.stringify({ ...emergencies, items })),
    );

  test('says for each what to do now, what never to do, and where it is from', () => {
    for (const { id, doNow, never, source } of emergencies.items) {
      expect(never, id).toMatch(/^Never /);
      expect(doNow.length + never.length, id).toBeLessThan(420);
      expect(source.title, id).not.toBe('');
    }
  });

  test.each([
    ['doNow', { doNow: undefined }, 'items.0.doNow'],
    ['never', { never: '' }, 'items.0.never'],
    ['source', { source: undefined }, 'items.0.source'],
    ['words', { words: { english: ['a'], hinglish: ['b'], hindi: [] } }, 'items.0.words.hindi'],
    ['words', { words: { english: ['a'], hindi: ['सांस'] } }, 'items.0.words.hinglish'],
    ['words', { words: { english: ['a'], hinglish: ['b'], hindi: ['saans'] } }, 'items.0.words.hindi.0'],
  ])('a fault in %s is named by file, entry and field', (_, change, path) => {
    expect(() => parse([{ ...first, ...change }])).toThrow(
      new RegExp(`^src/data/emergencies.ts, ${path}: .+ \\(in breathing\\)$`, 'm'),
    );
  });

  test('an id that is used twice is named', () => {
    expect(() => parse([first, first])).toThrow(
      'src/data/emergencies.ts, items.1.id: is used twice (in breathing)',
    );
  });

  test('the region is named by the word and by whom to call', () => {
    expect(problems.callNow).toBe('Call the nearest emergency vet now');
    expect(nameEmergencyRegion(problems.callNow)).toBe('Emergency: call the nearest emergency vet now');
  });
});
