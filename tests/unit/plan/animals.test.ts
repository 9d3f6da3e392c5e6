import { describe, expect, test } from 'vitest';
import { synonyms } from '#data/synonyms.ts';
import { planData } from '#lib/plan/build-data.ts';
import { toEmergencies } from '#lib/plan/emergencies.ts';
import { toPlan } from '#lib/plan/plan.ts';
import { animalNames, patients, toPatient } from '#schemas/patients.ts';
import { petTypes } from '#schemas/pet.ts';

const plan = (ids: readonly string[], species: (typeof animalNames)[number], kg: number) =>
  toPlan(ids, { species, kg }, planData);

describe('every animal that the finder knows', () => {
  test('is a choice of the plan and of My Pets', () => {
    for (const { species } of synonyms.animals) expect(animalNames).toContain(species);
    expect(petTypes).toEqual([...animalNames.map((name) => name.toLowerCase()), 'other']);
  });

  test('has the emergencies of its kind', () => {
    expect(animalNames.map(toPatient).filter((kind) => kind !== null)).toEqual(
      expect.arrayContaining([...patients]),
    );
    const booked = (species: (typeof animalNames)[number]) => plan(['KIT-01'], species, 1);
    expect(toEmergencies(booked('Dog').booked, { species: 'Dog', kg: 1 })).not.toEqual([]);
  });
});

describe('a rabbit, a guinea pig, a goat', () => {
  test.each([
    ['Rabbit', 2, 10],
    ['Guinea pig', 0.9, 3.6],
    ['Goat', 30, 150],
    ['Sheep', 30, 150],
    ['Pig', 40, 200],
  ] as const)('%s of %d kg gives %d mL at most', (species, kg, most) => {
    expect(plan(['HEM-01'], species, kg).safeVolume).toBe(most);
  });

  test('is told that a panel of dogs and cats is none for it', () => {
    const texts = (ids: readonly string[], species: (typeof animalNames)[number]) =>
      plan(ids, species, 4).warnings.map(({ text }) => text);
    expect(texts(['PAN-07'], 'Rabbit')).toContain(
      'Not run for rabbits: Comprehensive Wellness Panel and Total T4 (Thyroxine).',
    );
    expect(texts(['PAN-04'], 'Cat').join()).toContain('Thyroid and Adrenal Panel');
    expect(texts(['PAN-07'], 'Cat').join()).not.toContain('Not run for');
  });

  test('is warned of more blood than it can give', () => {
    const { warnings } = plan(['HEM-01', 'HEM-13', 'BIO-08', 'BIO-30'], 'Guinea pig', 0.4);
    expect(warnings.map(({ kind }) => kind)).toContain('blood');
  });

  test.each(['Rabbit', 'Guinea pig', 'Goat', 'Sheep', 'Pig'] as const)(
    '%s is offered no medicine of dogs and cats as its own',
    (species) => {
      const ids = [...planData.entries.map(({ code }) => code)];
      for (const id of ids) {
        const { warnings, food, cheaper } = plan([id], species, 2);
        const entry = planData.entries.find(({ code }) => code === id);
        const isForIt = entry?.species.includes('All');
        expect(food.hours, id).toBeNull();
        if (!isForIt) expect(warnings.map(({ text }) => text).join(), id).toContain('Not run for');
        for (const { entry: bundle } of cheaper?.booked ?? []) expect(bundle?.species, id).toContain('All');
      }
    },
  );
});
