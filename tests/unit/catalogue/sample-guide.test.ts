import { expect, test } from 'vitest';
import { specimenGroups, specimens } from '#data/specimens.ts';
import { countTestsWith, describeContainer, toSampleId } from '#lib/catalogue/sample-guide.ts';
import { specimenGroupSchema, specimenNames } from '#schemas/specimen.ts';

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
