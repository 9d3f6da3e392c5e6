import { describe, expect, test } from 'vitest';
import { listedEntries } from '#lib/catalogue/lookup.ts';
import { planData } from '#lib/plan/build-data.ts';
import { findCertain, toEmergencies } from '#lib/plan/emergencies.ts';
import { expand } from '#lib/plan/expand.ts';
import { toPlanMessage } from '#lib/plan/message.ts';

const pet = { species: 'Dog', kg: 5 } as const;
const book = (...ids: string[]) => expand(ids, pet, planData).booked;
const wish = {
  petName: 'Moti',
  pet,
  branch: null,
  hours: { taken: 'today', reports: 'tomorrow' },
  time: 'next week',
  link: 'https://nidana.example/plan',
};

describe('an emergency', () => {
  test('is told by the tests that wait for nobody, in the words of the one list', () => {
    const named = listedEntries.flatMap(({ entry: { code, emergency } }) =>
      emergency ? [[code, emergency.is]] : [],
    );
    expect(Object.fromEntries(named)).toMatchObject({
      'HEM-19': 'pale-gums',
      'HEM-07': 'bruises',
      'HEM-13': 'rat-poison',
      'BIO-29': 'insecticide',
      'BIO-36': 'collapse',
      'BIO-37': 'ketoacidosis',
      'BIO-38': 'eclampsia',
      'SER-01': 'foal-milk',
      'KIT-01': 'puppy-vomiting',
      'KIT-02': 'rabies',
      'KIT-07': 'jaundice',
      'CLI-01': 'no-urine',
      'MIC-02': 'no-urine',
      'END-04': 'no-urine',
      'RAD-01': 'accident',
      'END-05': 'swallowed',
    });
  });

  test('of a foal is none of a dog, and one where nobody said which animal', () => {
    const igg = book('SER-01');
    expect(toEmergencies(igg, pet)).toEqual([]);
    expect(toEmergencies(igg, { species: 'Horse', kg: 50 })[0]?.sign).toContain('foal');
    expect(toEmergencies(igg, { species: null, kg: null })).toHaveLength(1);
  });

  test('of a swallowed object says what never to do, and comes first', () => {
    const [first, second] = toEmergencies(book('KIT-01', 'RAD-01', 'END-05'), pet);
    expect(first?.always).toBe(true);
    expect(second?.always).toBe(false);
    for (const word of ['make it vomit', 'nothing to eat or drink', 'pull a thread'])
      expect(first?.never).toContain(word);
    expect(first?.doNow).toMatch(/go now/i);
  });

  test('is told once, and by no other test', () => {
    expect(toEmergencies(book('END-05', 'END-05'), pet)).toHaveLength(1);
    expect(toEmergencies(book('RAD-01', 'CLI-01', 'HEM-07'), pet)).toEqual([]);
    expect(toEmergencies(book('HEM-01', 'PAN-01', 'PAN-02', 'HEM-13'), pet)).toEqual([]);
  });

  test('stands on the plan of who waits for blood or measures shock, and not of a donor', () => {
    const signs = (id: string) => toEmergencies(book(id), pet).map(({ sign }) => sign);
    expect(signs('HEM-19')).toEqual(['white or pale gums']);
    expect(signs('BIO-36')[0]).toMatch(/^collapse/);
    expect(signs('HEM-18')).toEqual([]);
  });

  test('is what the message says, and asks for no hour', () => {
    const message = toPlanMessage(book('RAD-01', 'END-05'), wish);
    expect(message).toMatch(/^Emergency: a swallowed battery/);
    expect(message).not.toMatch(/would like|When:|Sample:|Reports by:/);
    expect(message).toContain('END-05');
    expect(message).toContain('Pet: Moti');
  });

  test('that a booking alone does not prove leaves the message as it is', () => {
    expect(findCertain(book('KIT-01'))).toBeNull();
    expect(toPlanMessage(book('KIT-01'), wish)).toMatch(/^Hi, I would like to book these tests\./);
  });
});
