import { describe, expect, test } from 'vitest';
import { formatEach } from '#islands/Plan/container-words.ts';
import { addSeparated, spun } from '#lib/catalogue/separated.ts';
import { planData } from '#lib/plan/build-data.ts';
import type { Pet } from '#lib/plan/catalogue.ts';
import { toContainers } from '#lib/plan/containers.ts';
import { edta, toUsedBlood } from '#lib/plan/edta-tubes.ts';
import { expand } from '#lib/plan/expand.ts';
import { toPlan } from '#lib/plan/plan.ts';

const plan = (ids: readonly string[], pet: Pet) => toPlan(ids, pet, planData);
const tubes = (ids: readonly string[], pet: Pet) =>
  plan(ids, pet).containers.filter(({ specimen, donor }) => specimen === edta && !donor);
const describeTubes = (ids: readonly string[], pet: Pet) =>
  tubes(ids, pet).map((tube) => `${tube.count} of ${tube.size} mL, ${formatEach(tube)}`);
const dog18: Pet = { species: 'Dog', kg: 18 };
const basket8 = ['HEM-01', 'HEM-17', 'PAR-03', 'HEM-12', 'HEM-18', 'HEM-19', 'SPL-03', 'KIT-05', 'HEM-10'];

describe('EDTA blood', () => {
  test('of nine tests is about 6 mL in three tubes (basket 8)', () => {
    expect(describeTubes(basket8, dog18)).toEqual(['3 of 2 mL, 2 mL each']);
    expect(plan(basket8, dog18).bloodVolume).toBe(8);
  });

  test('is taken once for what is read together', () => {
    const used = (...ids: string[]) => toUsedBlood(plan(ids, dog18).tests);
    expect(used('HEM-01')).toBe(0.5);
    expect(used('HEM-01', 'HEM-02', 'HEM-10', 'PAR-02')).toBe(0.5);
    expect(used('HEM-01', 'HEM-12')).toBe(1);
    expect(used('BIO-01')).toBe(0);
  });

  test('of a small pet goes into a small tube (basket 6)', () => {
    expect(describeTubes(['KIT-09', 'HOR-02', 'BIO-13'], { species: 'Cat', kg: 4 })).toEqual([
      '1 of 0.5 mL, 0.5 mL',
    ]);
    expect(describeTubes(['HEM-01'], { species: 'Cat', kg: 3 })).toEqual(['1 of 1 mL, 1 mL']);
    expect(describeTubes(['HEM-17'], { species: 'Dog', kg: 4 })).toEqual(['1 of 2 mL, 2 mL']);
  });

  test('beyond one tube takes the smallest that holds the rest', () => {
    expect(describeTubes(['HEM-01', 'HEM-17'], dog18)).toEqual(['1 of 2 mL, 2 mL', '1 of 0.5 mL, 0.5 mL']);
  });

  test('fits its tubes in every plan, each at least half full', () => {
    const sharing = planData.entries.filter(({ usesMl }) => usesMl !== null).map(({ code }) => code);
    const panels = planData.entries.filter(({ parts }) => parts.length > 0).map(({ code }) => code);
    const all = [...sharing, ...panels];
    // Every pair, and every run of the list, as a plan of its own.
    const lists = [
      ...all.flatMap((one) => all.map((other) => [one, other])),
      ...all.flatMap((_, from) => all.map((__, to) => all.slice(from, to + 1))),
    ].filter((list) => list.length > 0);
    expect(lists.length).toBeGreaterThan(700);
    for (const list of lists) {
      for (const pet of [dog18, { species: 'Cat', kg: 3 }, { species: null, kg: null }] as const) {
        // The containers alone: the cheapest way to book each list is another test's.
        const expanded = expand(list, pet, planData);
        const filled = toContainers(expanded, pet, planData.rules).filter(
          ({ specimen, donor }) => specimen === edta && !donor,
        );
        const shared = filled.filter(({ own }) => own === null);
        const used = toUsedBlood(expanded.tests);
        const capacity = shared.reduce((sum, { count, size }) => sum + count * (size ?? 0), 0);
        const drawn = shared.reduce((sum, { count, each }) => sum + count * (each?.amount ?? 0), 0);
        const name = `${list.join()} ${pet.kg}`;
        expect(capacity, name).toBeGreaterThanOrEqual(used);
        expect(drawn, name).toBeGreaterThanOrEqual(used);
        for (const { each, size } of filled) {
          expect(size, name).not.toBeNull();
          expect(each?.amount ?? 0, name).toBeGreaterThanOrEqual((size ?? 0) / 2);
          expect(each?.amount ?? 0, name).toBeLessThanOrEqual(size ?? 0);
        }
      }
    }
  });
});

describe('a donor', () => {
  test('fills its own tubes, which are not blood of this pet', () => {
    const { containers, bloodVolume } = plan(['HEM-19'], { species: 'Cat', kg: 3 });
    const donor = containers.filter((container) => container.donor);
    expect(donor.map(({ specimen, each, size }) => [specimen, each?.amount, size])).toEqual([
      [edta, 2, 2],
      ['Serum (Plain)', 2, null],
    ]);
    expect(bloodVolume).toBe(2);
    expect(containers.slice(-2)).toEqual(donor);
    expect(plan(['HEM-18'], dog18).containers.some((container) => container.donor)).toBe(false);
  });
});

describe('other samples', () => {
  test('a bird gives 1% of its weight, a reptile half of that (basket 16)', () => {
    const bird: Pet = { species: 'Bird', kg: 0.04 };
    expect(plan(['BIO-11'], bird).safeVolume).toBe(0.4);
    expect(plan(['BIO-11'], bird).warnings.map(({ kind }) => kind)).toContain('blood');
    expect(plan(['BIO-11'], { species: 'Reptile', kg: 0.2 }).safeVolume).toBe(1);
    expect(plan(['BIO-11'], { species: 'Horse', kg: 400 }).safeVolume).toBeNull();
  });

  test('stool for culture has a cup of its own, and every other test a piece of its own (basket 18)', () => {
    const cups = plan(['MIC-03', 'CLI-03', 'KIT-12', 'CLI-04'], dog18).containers;
    expect(cups.map(({ each }) => each?.amount)).toEqual([5, 11]);
    expect(cups[0]?.container).toContain('sterile');
  });
});

describe('tubes that are spun', () => {
  const sizes = (ids: readonly string[], pet: Pet) =>
    plan(ids, pet).containers.map(({ specimen, size, count, each }) => [specimen, count, size, each?.amount]);

  test('are named by what they hold (baskets 2 and 3)', () => {
    const kitten: Pet = { species: 'Cat', kg: 0.4 };
    expect(sizes(['HEM-13', 'HEM-14', 'HEM-01'], kitten)).toEqual([
      ['Sodium Citrate', 1, 0.9, 0.9],
      [edta, 1, 1, 1],
    ]);
    expect(sizes(['HEM-13', 'HEM-14'], dog18)).toEqual([['Sodium Citrate', 1, 1.8, 1.8]]);
    expect(sizes(['BIO-17'], { species: 'Cat', kg: 3.5 })).toEqual([['Fluoride', 6, 0.5, 0.5]]);
  });

  test('of two analytes take no more than one of them asks for (basket 20)', () => {
    expect(sizes(['BIO-01', 'BIO-10'], dog18)).toEqual([['Serum (Plain)', 1, 2, 2]]);
    expect(sizes(['PAN-01'], dog18)[0]).toEqual(['Serum (Plain)', 1, 2, 2]);
  });

  test('hold the serum or plasma of all their tests, in every run of the list', () => {
    const codes = planData.entries
      .filter(({ separatedMl, parts }) => separatedMl !== null || parts.length > 0)
      .map(({ code }) => code);
    for (const from of codes.keys()) {
      for (const pet of [dog18, { species: 'Cat', kg: 3 }] as const) {
        const list = codes.slice(from, from + 12);
        const expanded = expand(list, pet, planData);
        for (const tube of toContainers(expanded, pet, planData.rules)) {
          const { specimen, each, count, own, donor, tests: served } = tube;
          const kind = spun[specimen];
          if (donor || specimen === edta || specimen === 'Fluoride' || kind === undefined || !each) continue;
          const uses = served.flatMap(({ separatedMl }) => separatedMl ?? []);
          const { benches, separatedYield } = planData.rules;
          const taken = addSeparated(uses, benches);
          const times = own === 'timed' ? 1 : count;
          expect(
            times * each.amount * separatedYield[kind] + 0.001,
            `${list} ${specimen}`,
          ).toBeGreaterThanOrEqual(taken);
          if (tube.size !== null) expect(each.amount).toBeLessThanOrEqual(tube.size);
        }
      }
    }
  });
});
