import { describe, expect, test } from 'vitest';
import { parsePlanParams } from '#lib/plan/address.ts';
import { formatVisit, noVisit, parseVisit, toOwnVisit, type Visit } from '#lib/plan/visit.ts';

const kept: Visit = {
  pet: { species: 'Dog', kg: 12, facts: { age: 'old', sedated: 'yes' } },
  branch: 'model-town',
  collected: '2026-11-30T09:00',
  petName: 'Moti',
  time: 'tomorrow',
  message: 'Hello',
};

describe('a visit that is kept', () => {
  test('reads back as it was', () => {
    for (const visit of [kept, noVisit]) expect(parseVisit(formatVisit(visit))).toEqual(visit);
  });

  test.each(['', '{', 'null', '7', '[]', '{}', '{"address":7}'])('%s is none', (text) => {
    expect(parseVisit(text)).toBeNull();
  });

  test('what is wrong in it is left out', () => {
    const text = JSON.stringify({
      address: 'species=dragon&kg=9999',
      collected: 'now',
      petName: 'M'.repeat(500),
      time: 7,
      message: {},
    });
    expect(parseVisit(text)).toEqual({ ...noVisit, petName: 'M'.repeat(60) });
  });
});

describe('the visit of an own plan', () => {
  const open = (address: string, visit: Visit | null = kept) =>
    toOwnVisit(parsePlanParams(new URLSearchParams(address)), visit);

  test('is the kept one where the address says nothing of a pet', () => {
    expect(open('t=BIO-01')).toEqual(kept);
    expect(open('branch=civil-lines')).toEqual({ ...kept, branch: 'civil-lines' });
  });

  test('is the kept one where the address says the same', () => {
    expect(open('species=dog&kg=12&age=old&sedated=yes&branch=model-town')).toEqual(kept);
  });

  test('is the address alone where that tells of another pet', () => {
    expect(open('species=dog')).toEqual({ ...noVisit, pet: { species: 'Dog', kg: null } });
    expect(open('kg=12')).toEqual({ ...noVisit, pet: { species: null, kg: 12 } });
  });

  test('is the address alone where nothing is kept', () => {
    expect(open('branch=model-town', null)).toEqual({ ...noVisit, branch: 'model-town' });
  });
});
