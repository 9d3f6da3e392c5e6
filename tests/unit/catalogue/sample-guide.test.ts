import { expect, test } from 'vitest';
import { specimenGroups, specimens } from '#data/specimens.ts';
import { getKeptReasons, getRefusalWords } from '#lib/catalogue/handling.ts';
import { getByCode, listedEntries } from '#lib/catalogue/lookup.ts';
import {
  countTestsWith,
  describeContainer,
  describeRefused,
  toSampleId,
} from '#lib/catalogue/sample-guide.ts';
import { type SpecimenName, specimenGroupSchema, specimenNames } from '#schemas/specimen.ts';

test('the guide shows every sample once', () => {
  const shown = specimenGroups.flatMap((group) => specimenGroupSchema.parse(group).specimens);
  expect(shown.toSorted()).toEqual([...specimenNames].toSorted());
});

test('no two places of the guide share a name', () => {
  const ids = [...specimenNames, ...specimenGroups.map(({ title }) => title)].map(toSampleId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(toSampleId('Tissue (10% Formalin)')).toBe('tissue-10-formalin');
});

test('the colour of a cap is said where it tells containers apart', () => {
  expect(describeContainer(specimens['Whole Blood (EDTA)'])).toBe('K2 or K3 EDTA tube, lavender cap');
  expect(describeContainer(specimens.Stone)).toBe('dry container, no liquid');
  expect(describeContainer(specimens['Slide Smear'])).toBe('glass slides in a slide box');
});

test('every sample is used by a test', () => {
  expect(specimenNames.filter((name) => countTestsWith(name) === 0)).toEqual([]);
});

test('every sample says when it is refused, also where only some of its tests refuse it', () => {
  for (const name of specimenNames)
    expect(describeRefused(specimens[name]), name).toMatch(/^(When |Never; with a note when )/);
  expect(describeRefused(specimens['Sterile Swab'])).toBe('When formalin was added. For culture, when dry');
});

test('what cannot be taken again is kept for the faults that its page keeps it for (A13)', () => {
  const once: SpecimenName[] = ['Body Fluid (EDTA)', 'Tissue (10% Formalin)', 'Stone'];
  for (const name of once) {
    expect(specimens[name].rejectedWhen, name).toEqual([]);
    const { keptWhen = [] } = specimens[name];
    expect(keptWhen.length, name).toBeGreaterThan(0);
    for (const { entry } of listedEntries.filter((listed) => listed.entry.specimens.includes(name)))
      expect(getKeptReasons(getByCode(entry.code)), entry.code).toEqual(expect.arrayContaining(keptWhen));
  }
});

test('every clotting test refuses what the clock of a clot cannot be read from', () => {
  const refused = ['10% under or over its line', 'clotted', 'heparin', 'haemolysed', 'milky'];
  for (const code of ['HEM-13', 'HEM-14', 'HEM-15', 'HEM-16', 'BIO-43', 'BIO-44']) {
    const reasons = getRefusalWords(getByCode(code))
      .flatMap((one) => one.reasons)
      .join('; ');
    for (const word of refused) expect(reasons, `${code} ${word}`).toContain(word);
  }
  const { collection, source } = specimens['Sodium Citrate'];
  expect(collection).toContain('paediatric');
  expect(collection).toContain('PCV above 55%');
  expect(source).toContain('CLSI H21');
});

test('what some tests refuse is named as their own pages name it', () => {
  const refusing = (reason: string) =>
    listedEntries.flatMap(({ entry }) => (entry.rejectedWhen.includes(reason) ? [entry.code] : []));
  // Potassium, phosphorus, iron, zinc, AST, LDH, bile acids, folate, vitamin E and pancreatic lipase.
  expect(refusing('the serum is visibly haemolysed').toSorted()).toEqual(
    [
      'BIO-02',
      'BIO-31',
      'BIO-39',
      'HEM-11',
      'BIO-41',
      'BIO-28',
      'BIO-07',
      'VIT-02',
      'VIT-03',
      'SPL-01',
    ].toSorted(),
  );
  // Electrolytes; fasted lipaemia is what the lipids are measured for.
  expect(refusing('the serum is milky')).toEqual(['BIO-30', 'BIO-31', 'BIO-32', 'BIO-33']);
  // Urea, electrolytes and calcium.
  expect(refusing('fluoride blood was sent instead of serum')).toEqual([
    'BIO-09',
    'BIO-30',
    'BIO-31',
    'BIO-32',
    'BIO-33',
    'BIO-38',
  ]);
});
