import { describe, expect, test } from 'vitest';
import { problems } from '#data/problems.ts';
import { isAbbreviation, mentionNames } from '#lib/blog/mention-names.ts';
import { findMentions } from '#lib/blog/mentions.ts';
import { getByCode } from '#lib/catalogue/lookup.ts';

const read = (title: string, text = '', categories: string[] = []) =>
  findMentions({ title, categories, text });
const twice = (sentence: string) => `${sentence} ${sentence}`;

describe('signs of an article', () => {
  test('the title is enough', () => {
    expect(read('Vomiting in the monsoon').signs).toEqual(['vomiting']);
    expect(read('Tick fever, again').signs).toEqual(['fever-and-ticks']);
    expect(read('Bloody diarrhea: what now').signs).toEqual(['bloody-diarrhoea-in-a-puppy']);
  });

  test('a text has to come back to it', () => {
    expect(read('A letter', 'It may cough.').signs).toEqual([]);
    expect(read('A letter', 'It coughs. A dog that coughs at night, and a cough by day.').signs).toEqual([
      'cough',
    ]);
  });

  test('words inside other words and other senses are no signs', () => {
    const text =
      'Plumpness, slump, lumpy jaw, itinerary, politics, summer heat, hours of operation, fit and well, the ear of maize.';
    expect(read('Lumpur and Pitch', twice(twice(text)))).toEqual({ signs: [], tests: [] });
  });
});

describe('tests of an article', () => {
  test('by name, other name and abbreviation', () => {
    expect(read('Reading a hemogram').tests).toEqual(['HEM-01']);
    expect(read('x', twice('Prothrombin time is slow.')).tests).toEqual(['HEM-13']);
    expect(read('x', 'SGPT rose, then SGPT fell.').tests).toEqual(['BIO-01']);
    expect(read('x', 'The protein to creatinine ratio. A protein to creatinine ratio.').tests).toEqual([
      'BIO-12',
    ]);
  });

  test('an abbreviation in small letters is a word', () => {
    expect(read('Alt text, a mat and a pan', twice('alt alp mat cat pan bun sap')).tests).toEqual([]);
    expect(isAbbreviation('fT4')).toBe(true);
    expect(isAbbreviation('Zinc')).toBe(false);
  });

  test('a longer name is no mention of the shorter one inside it', () => {
    expect(read('x', twice('Free T4 is dear.')).tests).toEqual(['HOR-03']);
  });

  test('substances and tubes are not tests', () => {
    const text = 'Zinc in food, a sodium citrate tube, copper wire, ammonia in the barn, iron and lead.';
    expect(read('Minerals', twice(twice(text))).tests).toEqual([]);
    expect(read('x', twice('The zinc level is low.')).tests).toEqual(['BIO-41']);
  });
});

test('three at most of each, the most spoken of first; a category alone says nothing', () => {
  const found = read(
    'Creatinine',
    'SGPT SGPT SGPT fructosamine fructosamine hemogram hemogram testosterone testosterone',
  );
  expect(found.tests).toHaveLength(3);
  expect(found.tests.slice(0, 2)).toEqual(['BIO-10', 'BIO-01']);
  expect(read('Rain', '', ['Cough', 'Echocardiography']).signs).toEqual([]);
});

test('every name leads to a sign or a test that exists, and is found by itself', () => {
  for (const { kind, id, name } of mentionNames) {
    if (kind === 'test') expect(getByCode(id).entry.code).toBe(id);
    else expect(problems.items.map(({ slug }) => slug)).toContain(id);
    const { signs, tests } = read(name);
    expect([...signs, ...tests].length, name).toBeGreaterThan(0);
  }
});
