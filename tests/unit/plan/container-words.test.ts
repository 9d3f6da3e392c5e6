import { expect, test } from 'vitest';
import { specimens } from '#data/specimens.ts';
import { describeContainer, describeSending } from '#islands/Plan/container-words.ts';
import { getContainer, getSamples, takesSample } from '#lib/catalogue/handling.ts';
import { getByCode, listedEntries } from '#lib/catalogue/lookup.ts';
import { planData } from '#lib/plan/build-data.ts';
import { toPlan } from '#lib/plan/plan.ts';

/** What the plan says of each of its containers. */
const say = (words: typeof describeSending, ids: readonly string[]) =>
  toPlan(ids, { species: 'Dog', kg: 30 }, planData).containers.map((container) =>
    words(container, { ...specimens[container.specimen], drawing: '' }),
  );
const send = (...ids: string[]) => say(describeSending, ids);
const look = (...ids: string[]) => say(describeContainer, ids);

test('plasma is sent as its test asks, whole blood of the same plan as always', () => {
  expect(send('HOR-17', 'HEM-01')).toEqual(['As frozen plasma', 'On a cold pack, never frozen']);
});

test('tests in one tube with rules of their own are named', () => {
  expect(send('BIO-05', 'BIO-06')).toEqual(['On a cold pack, wrapped against light']);
  expect(send('BIO-05', 'BIO-01')).toEqual([
    'BIO-05: On a cold pack, wrapped against light. BIO-01: On a cold pack',
  ]);
});

test('a container is what the page of its test says', () => {
  const named = listedEntries.filter(({ entry }) => entry.container !== undefined && takesSample(entry));
  expect(named.map(({ entry }) => entry.code)).toEqual([
    'BIO-41',
    'BIO-42',
    'MIC-03',
    'MIC-08',
    'MIC-09',
    'KIT-02',
    'KIT-11',
  ]);
  for (const { entry } of named) {
    expect(look(entry.code), entry.code).toEqual([expect.stringContaining(entry.container ?? '')]);
  }
  expect(look('BIO-41', 'BIO-42')).toEqual([
    'royal-blue trace-element tube with clot activator or no additive, never EDTA, or all-plastic tube; for zinc and copper only',
  ]);
});

test('a smear is no swab in its medium, also in a panel, and a culture beside it keeps its own', () => {
  const slides = 'glass slides or clear tape, dry; for two ears one each';
  expect(look('MIC-09', 'MIC-05')).toEqual([slides, specimens['Sterile Swab'].container]);
  expect(look('PAN-06')).toContain(slides);
  const { entry } = getByCode('PAN-06');
  expect(getContainer(entry, 'Sterile Swab')).toBe(slides);
  expect(getContainer(entry, 'Skin Scraping')).toBeUndefined();
  const swab = getSamples(entry).find(({ name }) => name === 'Sterile Swab');
  expect([swab?.collection, swab?.transport, swab?.stability]).toEqual([
    'Tape strip, or roll the swab on a slide; label the two ears apart.',
    'Slides and tape dry, away from formalin',
    'Weeks, if dry',
  ]);
});
