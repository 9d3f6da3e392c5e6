import { describe, expect, it } from 'vitest';
import { ratioKeeps } from '#data/bench-limits.ts';
import { collectionRules } from '#data/specimens.ts';
import { describeNoSample, getBenchLimits } from '#lib/catalogue/handling.ts';
import { getByCode, listedEntries } from '#lib/catalogue/lookup.ts';
import {
  formatSpecies,
  listAtHome,
  replacesCollection,
  toFoodSentences,
  toPlainTime,
  toShortFood,
  toTubeRule,
} from '#lib/structured-data/wording.ts';

describe('times', () => {
  it.each([
    ['2-4h', '2 to 4 hours'],
    ['4-6h after a stay of 10-12 h', '4 to 6 hours after a stay of 10 to 12 hours'],
    ['Preliminary after 48 h, final up to 7 days', 'Preliminary after 48 hours, final up to 7 days'],
    [
      'Strip read in 15-30 min, signed report within 36h',
      'Strip read in 15 to 30 minutes, signed report within 36 hours',
    ],
    ['Same day', 'Same day'],
  ])('%s is read as %s', (text, plain) => expect(toPlainTime(text)).toBe(plain));
});

describe('animals', () => {
  it('are listed as in a sentence', () => {
    expect(formatSpecies(['Dog'])).toBe('dogs');
    expect(formatSpecies(['Dog', 'Cat'])).toBe('dogs and cats');
    expect(formatSpecies(['Dog', 'Cat', 'Cattle', 'Horse'])).toBe('dogs, cats, cattle and horses');
  });
});

describe('food', () => {
  it('is told with those who may fast before the hours, and with what limits it', () => {
    expect(toShortFood(getByCode('BIO-19'))).toBe(
      'Only for healthy adult dogs and cats: 12 hours without food',
    );
    expect(toShortFood(getByCode('BIO-14'))).toBe(
      'Only for healthy adult dogs and cats: 8 to 12 hours without food. Not for puppies, toy breeds or pets on insulin.',
    );
    expect(toShortFood(getByCode('HEM-01'))).toBe('No fast needed');
    expect(toShortFood(getByCode('BIO-17'))).toBe('Feed as usual');
  });

  it('comes with whom a fast harms, and with those who may fast before the hours', () => {
    for (const listed of listedEntries) {
      const { code } = listed.entry;
      const sentences = toFoodSentences(listed).join(' ');
      const short = toShortFood(listed) ?? '';
      for (const text of [sentences, short]) {
        if (!text.includes('without food')) continue;
        expect(text.indexOf('healthy adult'), code).toBeGreaterThanOrEqual(0);
        expect(text.indexOf('healthy adult'), code).toBeLessThan(text.indexOf('without food'));
      }
      if (!sentences.includes('without food')) continue;
      for (const one of collectionRules.fasting.never) expect(sentences, code).toContain(one);
    }
  });

  it('before anaesthesia never promises water, nor that no fast is needed', () => {
    for (const listed of listedEntries.filter(({ entry }) => entry.kind === 'endoscopy')) {
      const sentences = toFoodSentences(listed).join(' ');
      expect(sentences).not.toBe('');
      expect(sentences).not.toMatch(/always allowed|No fast is needed/);
    }
    expect(toShortFood(getByCode('END-05'))).toBeUndefined();
  });
});

describe('tubes', () => {
  it('say why they are not shared', () => {
    expect(toTubeRule(getByCode('HEM-13').entry)).toContain('all clotting tests');
    expect(toTubeRule(getByCode('HOR-16').entry)).toContain('each time point');
    expect(toTubeRule(getByCode('SER-11').entry)).toContain('of its own');
    expect(toTubeRule(getByCode('HEM-01').entry)).toBeUndefined();
  });
});

it('the usual way of collecting gives way only where an entry has one of its own', () => {
  const replacing = listedEntries.filter(({ entry }) => replacesCollection(entry));
  expect(replacing.map(({ entry }) => entry.code)).toEqual([
    ...[
      'BIO-33',
      'BIO-35',
      'MIC-03',
      'MIC-08',
      'MIC-09',
      'MIC-10',
      'HOR-17',
      'HOR-18',
      'HOR-19',
      'HOR-22',
      'HOR-24',
      'SER-11',
      'KIT-02',
      'KIT-11',
    ],
  ]);
  for (const { entry } of replacing)
    expect(entry.collection ?? describeNoSample(entry), entry.code).toBeDefined();
});

it('urine for a ratio keeps for days at home; whoever looks at its sediment waits hours (A9)', () => {
  const { usual, ratio } = collectionRules.urineKeeps;
  const [ratios, others] = [ratio, usual].map((words) =>
    listedEntries.filter((listed) => listAtHome(listed).join().includes(words)),
  );
  expect(ratios?.map(({ entry }) => entry.code)).toEqual(['BIO-12', 'HOR-18']);
  for (const listed of ratios ?? []) {
    expect(getBenchLimits(listed)).toEqual([ratioKeeps]);
    expect(`${listed.entry.stability} ${ratio}`).not.toMatch(/6 h|up to 6/);
  }
  expect(others?.map(({ entry }) => entry.code)).toEqual(
    expect.arrayContaining(['CLI-01', 'CLI-02', 'PAN-08']),
  );
  expect(ratioKeeps.hours).toBe(48);
});
