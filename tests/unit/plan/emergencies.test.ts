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
  test('is told by the tests that wait for nobody', () => {
    const codes = listedEntries.filter(({ entry }) => entry.emergency).map(({ entry }) => entry.code);
    expect(codes).toEqual(['HEM-19', 'BIO-36', 'SER-01', 'KIT-01', 'KIT-03', 'KIT-08', 'END-05']);
    for (const { entry } of listedEntries) {
      if (!entry.emergency) continue;
      expect(entry.emergency.doNow, entry.code).toMatch(/vet/);
      expect(entry.emergency.never, entry.code).toMatch(/^Do not/);
    }
  });

  test('of a swallowed object says what never to do, and comes first', () => {
    const [first, second] = toEmergencies(book('KIT-01', 'RAD-01', 'END-05'));
    expect(first?.always).toBe(true);
    expect(second?.always).toBe(false);
    for (const word of ['make it vomit', 'nothing to eat or drink', 'pull a thread'])
      expect(first?.never).toContain(word);
    expect(first?.doNow).toContain('go now');
  });

  test('is told once, and by no other test', () => {
    expect(toEmergencies(book('END-05', 'END-05'))).toHaveLength(1);
    expect(toEmergencies(book('HEM-01', 'PAN-01'))).toEqual([]);
  });

  test('is what the message says, and asks for no hour', () => {
    const message = toPlanMessage(book('RAD-01', 'END-05'), wish);
    expect(message).toMatch(/^Emergency: a pet that has swallowed an object\./);
    expect(message).not.toMatch(/would like|When:|Sample:|Reports by:/);
    expect(message).toContain('END-05');
    expect(message).toContain('Pet: Moti');
  });

  test('that a booking alone does not prove leaves the message as it is', () => {
    expect(findCertain(book('KIT-01'))).toBeNull();
    expect(toPlanMessage(book('KIT-01'), wish)).toMatch(/^Hi, I would like to book these tests\./);
  });
});
