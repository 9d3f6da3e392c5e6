import { describe, expect, test } from 'vitest';
import { problems } from '#data/problems.ts';
import { findByCode } from '#lib/catalogue/lookup.ts';
import { getEmergency } from '#lib/finder/get-emergency.ts';
import { planData } from '#lib/plan/build-data.ts';
import { expand } from '#lib/plan/expand.ts';
import { toFood, toFoodWords } from '#lib/plan/food.ts';

const find = (slug: string) => problems.items.find((problem) => problem.slug === slug);

describe('the problem finder', () => {
  test('has the eighteen signs of the specification, then those it lacks, its eight red flags first', () => {
    expect(problems.items[17]?.slug).toBe('yearly-check');
    expect(problems.items.slice(18).map(({ slug }) => slug)).toEqual([
      ...[
        'not-eating',
        'weakness',
        'fits',
        'pale-gums',
        'big-belly',
        'discharge',
        'lost-pregnancy',
        'sore-eye',
      ],
      ...['bad-breath', 'bloody-stool-in-an-adult', 'poison', 'new-puppy-or-kitten', 'birds-and-rabbits'],
      'cow-and-horse',
    ]);
    expect(problems.redFlags.slice(0, 8)).toEqual([
      ...['breathing', 'collapse', 'bleeding', 'belly', 'no-urine', 'fits', 'poison', 'swallowed'],
    ]);
  });

  test('names the sixteen red flags that owners meet, each told by the one file', () => {
    expect(problems.redFlags).toEqual(
      expect.arrayContaining([
        ...['accident', 'snake', 'sting', 'heat', 'birth', 'pyometra', 'pale-gums', 'paralysis', 'eye'],
        ...['eclampsia', 'puppy-vomiting', 'cat-no-food', 'rabies'],
      ]),
    );
    const named = problems.items.flatMap(({ emergency, flags }) => [...emergency, ...flags]);
    for (const id of [...problems.redFlags, ...named]) expect(getEmergency(id).id).toBe(id);
    expect(() => getEmergency('hiccups')).toThrow('src/data/emergencies.ts has no emergency hiccups');
  });

  test.each([
    ['bloody-diarrhoea-in-a-puppy', 'blood-stool'],
    ['yellow-gums', 'jaundice'],
    ['straining-blood-in-urine', 'no-urine'],
    ['fever-and-ticks', 'pale-gums'],
    ['limping', 'accident'],
    ['fits', 'fits'],
    ['pale-gums', 'pale-gums'],
    ['discharge', 'pyometra'],
    ['sore-eye', 'eye'],
    ['bloody-stool-in-an-adult', 'blood-stool'],
    ['poison', 'poison'],
  ])('%s is an emergency by itself: %s', (slug, id) => {
    expect(find(slug)?.emergency).toEqual([id]);
  });

  test.each([
    ['bloody-diarrhoea-in-a-puppy', 'puppy-vomiting', 'collapse'],
    ['drinks-a-lot', 'pyometra', 'ketoacidosis'],
    ['mating-day', 'pyometra'],
    ['sore-ear', 'balance'],
    ['limping', 'open-fracture'],
    ['old-cat-losing-weight', 'cat-no-food'],
  ])('%s has the flags of its own: %s, %s', (slug, ...ids) => {
    expect(find(slug)?.flags).toEqual(expect.arrayContaining(ids));
    expect(find(slug)?.flags).not.toContain(slug === 'mating-day' ? 'bleeding' : 'no-urine');
  });

  test('offers no test with a fast to an animal with a sign', () => {
    for (const { slug, first, next } of problems.items)
      expect(
        [...first, ...next].map(({ code }) => code),
        slug,
      ).not.toContain('BIO-14');
  });

  test.each([
    ['yellow-gums', 'PAN-05', 'BIO-08', 'BIO-13', 'CLI-01', 'HEM-01'],
    ['drinks-a-lot', 'BIO-15', 'BIO-13', 'CLI-01', 'MIC-02', 'BIO-38', 'HEM-01', 'RAD-02'],
    ['old-cat-losing-weight', 'HOR-02', 'BIO-13', 'CLI-01', 'BIO-15'],
    ['vomiting', 'HEM-01', 'BIO-13', 'BIO-34', 'BIO-15', 'BIO-01', 'RAD-01'],
    ['long-lasting-diarrhoea', 'CLI-03', 'KIT-12', 'HEM-01', 'BIO-21', 'BIO-22', 'HOR-14'],
    ['sore-ear', 'MIC-09'],
    ['cough', 'RAD-01', 'KIT-06', 'HEM-01'],
    ['weight-gain-dull-coat', 'HOR-02', 'HOR-05'],
    ['sneezing-cat', 'KIT-09'],
  ])('%s begins with %s', (slug, ...codes) => {
    expect(find(slug)?.first.map(({ code }) => code)).toEqual(codes);
  });

  test.each([
    ['itching', 'HOR-02', 'for hair loss without itch, in a dog'],
    ['straining-blood-in-urine', 'RAD-01', 'as most stones show on it'],
    ['straining-blood-in-urine', 'BIO-31', 'in a cat that passed little or nothing'],
    ['fever-and-ticks', 'HEM-12', 'when the pet is anaemic and no parasite explains it'],
    ['fever-and-ticks', 'BIO-13', 'as the kidneys suffer in long tick fever'],
    ['cough', 'SER-11', 'with a murmur, or in a breed with heart trouble'],
  ])('%s names %s only with its reason (C8, C14 to C16)', (slug, code, when) => {
    const problem = find(slug);
    expect([...(problem?.first ?? []), ...(problem?.next ?? [])]).toContainEqual({ code, when });
  });

  test('tells what passes from a yellow pet to people, and asks for the slow antibody later', () => {
    const yellow = find('yellow-gums');
    expect(yellow?.plain).toMatch(/gloves/);
    expect(yellow?.next.map(({ code }) => code)).toEqual(expect.arrayContaining(['SER-04', 'KIT-07']));
  });

  test('names no drug level in a pet with fits, and no test for dogs alone without saying so', () => {
    const fits = find('fits');
    expect(fits && [...fits.first, ...fits.next].map(({ code }) => code)).not.toContain('SER-18');
  });

  test('names only entries that exist, none twice in a sign', () => {
    for (const { slug, first, next } of problems.items) {
      const codes = [...first, ...next].map(({ code }) => code);
      expect(
        codes.filter((code) => findByCode(code) === undefined),
        slug,
      ).toEqual([]);
      expect(new Set(codes).size, slug).toBe(codes.length);
    }
  });

  test('promises mites only where a test that looks for them is named', () => {
    for (const { slug, plain, first, next } of problems.items) {
      const codes = [...first, ...next].map(({ code }) => code);
      if (/\bmites\b/.test(plain)) expect(codes, slug).toEqual(expect.arrayContaining(['PAN-06']));
    }
  });

  test('asks for bile acids in a yellow pet only afterwards: until then they say nothing', () => {
    const yellow = problems.items.find(({ slug }) => slug === 'yellow-gums');
    expect(yellow?.next.find(({ code }) => code === 'BIO-07')?.when).toBe('only once the yellow has gone');
  });

  test('never says what a pet has', () => {
    const texts = problems.items.map(({ plain }) => plain).join(' ');
    expect(texts).not.toMatch(/your (pet|dog|cat) has|diagnos|suffers|means that/i);
  });

  test('a plan made from a sign of illness orders no hours without food (C12)', () => {
    const pet = { species: null, kg: null, facts: { state: 'unwell' } } as const;
    const ill = problems.items.filter(({ isWell }) => !isWell);
    expect(problems.items.length - ill.length).toBe(4);
    for (const { slug, first, choose } of ill) {
      const codes = first.filter(({ when }) => choose || when === undefined).map(({ code }) => code);
      const { headline, lines } = toFoodWords(toFood(expand(codes, pet, planData), pet, planData.rules));
      expect([headline, ...lines].join(' '), slug).not.toMatch(/hours without food/);
    }
  });
});
