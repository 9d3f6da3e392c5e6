import { describe, expect, test } from 'vitest';
import { synonyms } from '#data/synonyms.ts';
import { finderEntries } from '#lib/finder/build-entries.ts';
import { toDictionary } from '#lib/finder/dictionary.ts';
import { readFilterWords } from '#lib/finder/filter-words.ts';
import { findSigns } from '#lib/finder/signs.ts';
import { type FinderScope, parseFinderView, passesFilters, toFinderParams } from '#lib/finder/view.ts';

const scope: FinderScope = {
  departments: ['Hematology', 'Radiology'],
  species: ['Dog', 'Cat', 'Bird'],
  specimens: ['Urine', 'Stool'],
};
const parse = (address: string) => parseFinderView(new URLSearchParams(address), scope);
const list = (address: string) =>
  finderEntries.filter((entry) => passesFilters(entry, parse(address))).map(({ code }) => code);

describe('the state in the address', () => {
  test.each([
    '',
    'q=tick+fever',
    'department=Hematology&species=Cat&sample=Urine&tube=edta&within=24&max=500&urgent=1',
  ])('"%s" reads and writes back', (address) => {
    const view = parse(address);
    expect(parse(toFinderParams(view).toString())).toEqual(view);
    expect(toFinderParams(view).size).toBe(new URLSearchParams(address).size);
  });

  test('what the page does not know falls away', () => {
    expect(
      toFinderParams(parse('department=x&tube=toString&within=7&max=-1&urgent=yes&sample=%00')).size,
    ).toBe(0);
    expect(parse(`q=${'a'.repeat(500)}`).q).toHaveLength(100);
  });
});

describe('a query that asks for nothing but a filter', () => {
  const words = toDictionary(synonyms);

  test.each([
    ['under 500', { max: 500 }],
    ['tests under 500 rupees', { max: 500 }],
    ['below ₹1,000', { max: 1000 }],
    ['below ₹300', { max: 300 }],
    ['urgent tests', { urgent: true }],
    ['urgent tests up to 1000 rs', { urgent: true, max: 1000 }],
    ['same day results', { within: 24 }],
    ['report within 6 hours', { within: 6 }],
    ['horse', { species: 'Horse' }],
    ['tests for cats', { species: 'Cat' }],
    ['cat test', { species: 'Cat' }],
    ['buffalo', { species: 'Cattle' }],
    ['goat', { species: 'Goat' }],
    ['guinea pig', { species: 'Guinea pig' }],
    ['khargosh', { species: 'Rabbit' }],
    ['kutta', { species: 'Dog' }],
    ['कुत्ता', { species: 'Dog' }],
    ['dog tests under 500', { species: 'Dog', max: 500 }],
    ['urgent cat tests', { species: 'Cat', urgent: true }],
  ])('%s', (query, wish) => expect(readFilterWords(query, words)).toEqual(wish));

  test.each([
    '',
    'tests',
    'cbc urgent',
    'puppy check up',
    'dog check up',
    'hours',
    '24',
    'under',
    'cat fever',
    'old dog',
    'dogs and cats',
  ])('%s asks for none', (query) => expect(readFilterWords(query, words)).toBeUndefined());
});

describe('filters', () => {
  test('one lavender tube answers blood counts, not what needs a tube of its own or a second one', () => {
    const codes = list('tube=edta');
    expect(codes).toEqual(expect.arrayContaining(['HEM-01', 'PAR-02', 'KIT-04', 'SPL-03']));
    for (const code of ['HOR-17', 'HOR-19', 'HOR-24', 'SER-11', 'BIO-35', 'HEM-19', 'PAN-01']) {
      expect(codes).not.toContain(code);
    }
  });

  test('one blue tube answers all clotting tests', () => {
    expect(list('tube=citrate').sort()).toEqual(['BIO-43', 'BIO-44', 'HEM-13', 'HEM-14', 'HEM-15', 'HEM-16']);
  });

  test('"All" means mammals', () => {
    expect(list('species=Cat')).toContain('HEM-01');
    expect(list('species=Bird')).toContain('BIO-11');
    expect(list('species=Bird')).not.toContain('HEM-01');
    // What is nothing without its fast is for the animals that may fast.
    expect(list('species=Cat')).toContain('BIO-14');
    for (const species of [
      'Rabbit',
      'Guinea pig',
      'Bird',
      'Horse',
      'Cattle',
      'Goat',
      'Sheep',
      'Pig',
      'Reptile',
    ]) {
      const wide = { ...scope, species: [species] };
      const view = parseFinderView(new URLSearchParams({ species }), wide);
      const codes = finderEntries.filter((entry) => passesFilters(entry, view)).map(({ code }) => code);
      expect(codes, species).not.toContain('BIO-14');
    }
  });

  test('price, time, urgency, department and sample narrow together', () => {
    const view = parse('department=Hematology&sample=Urine&urgent=1&within=6&max=300');
    const [first] = finderEntries;
    const fits = { department: 'Hematology', specimens: ['Urine'], urgent: true, hours: 6, price: 300 };
    const passes = (change: object) => first && passesFilters({ ...first, ...fits, ...change }, view);
    expect(passes({})).toBe(true);
    for (const change of [
      { price: 301 },
      { hours: 7 },
      { hours: null },
      { urgent: false },
      { department: 'Radiology' },
      { specimens: ['Stool'] },
    ]) {
      expect(passes(change), JSON.stringify(change)).toBe(false);
    }
    expect(list('within=6')).not.toContain('MIC-06');
  });
});

test('signs of a query, and none for words that say little', () => {
  const signs = [
    { slug: 'vomiting', sign: 'Vomiting, belly pain' },
    { slug: 'itching', sign: 'Itching, hair loss' },
    { slug: 'urine', sign: 'Straining, blood in urine' },
    { slug: 'diarrhoea', sign: 'Long-lasting diarrhoea, weight loss' },
    { slug: 'limping', sign: 'Limping after a fall' },
  ].map((sign) => ({ ...sign, words: [], emergencies: [] }));
  const find = (...texts: string[]) => findSigns(signs, texts).map(({ slug }) => slug);
  expect(find('vomit')).toEqual(['vomiting']);
  expect(find('khujli', 'itching')).toEqual(['itching']);
  expect(find('weight loss')).toEqual(['diarrhoea']);
  expect(find('vaccine titre', 'antibody after vaccination')).toEqual([]);
  expect(find('blood test')).toEqual([]);
  expect(find('it')).toEqual([]);
});
