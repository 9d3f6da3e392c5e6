import { describe, expect, test } from 'vitest';
import { toChatLink } from '#lib/booking.ts';
import { findTyped, parsePlanParams, toPlanParams } from '#lib/plan/address.ts';
import { planData } from '#lib/plan/build-data.ts';
import { expand } from '#lib/plan/expand.ts';
import { longestMessage, toPlanMessage } from '#lib/plan/message.ts';
import { animalNames } from '#schemas/patients.ts';
import { fixedPrices } from './fixed-prices.ts';

const parse = (address: string) => parsePlanParams(new URLSearchParams(address));

describe('the address of a plan', () => {
  test('reads back as the same plan', () => {
    const shared = {
      ids: ['HEM-01', 'PAN-04', 'super-advance'],
      pet: { species: 'Cat', kg: 3.5 },
      branch: 'model-town',
    } as const;
    expect(toPlanParams(shared)).toBe('t=HEM-01.PAN-04.super-advance&species=cat&kg=3.5&branch=model-town');
    expect(parse(toPlanParams(shared))).toEqual(shared);
    expect(toPlanParams(parse(''))).toBe('');
  });

  test('names every animal that a plan can be for', () => {
    for (const species of animalNames) {
      const shared = { ids: ['HEM-01'], pet: { species, kg: 2 }, branch: null };
      expect(toPlanParams(shared)).not.toContain(' ');
      expect(parse(toPlanParams(shared)), species).toEqual(shared);
    }
    expect(parse('species=Guinea+pig').pet.species).toBe('Guinea pig');
    expect(parse('species=unicorn').pet.species).toBeNull();
  });

  test('carries what is said of the pet, and nothing else of it', () => {
    const facts = { age: 'young', state: 'unwell', insulin: 'yes', sedated: 'no' } as const;
    const shared = { ids: ['HEM-01'], pet: { species: 'Dog', kg: 2, facts }, branch: null } as const;
    expect(toPlanParams(shared)).toBe(
      't=HEM-01&species=dog&kg=2&age=young&state=unwell&insulin=yes&sedated=no',
    );
    expect(parse(toPlanParams(shared))).toEqual(shared);
    expect(parse('age=5&sex=toString&state=__proto__&insulin=maybe').pet).toEqual({
      species: null,
      kg: null,
    });
  });

  test('writes of all kinds are understood, and what is broken stays harmless', () => {
    expect(parse('t=hem-01,PAN-04 bio-10').ids).toEqual(['HEM-01', 'PAN-04', 'BIO-10']);
    expect(parse('t=HEM01.hem-2,bio7&t=super-advance&t=HEM-01').ids).toEqual([
      'HEM-01',
      'HEM-02',
      'BIO-07',
      'super-advance',
    ]);
    expect(parse('t=<script>.HEM-01..%00&species=dragon&kg=NaN&branch=../x')).toEqual({
      ids: ['script', 'HEM-01'],
      pet: { species: null, kg: null },
      branch: null,
    });
    expect(parse(`t=${Array.from({ length: 500 }, (_, at) => `x${at}`).join('.')}`).ids).toHaveLength(60);
  });

  test('a weight in it is read as one that is typed, and none that its species cannot have', () => {
    expect(parse('kg=4,5').pet.kg).toBe(4.5);
    expect(parse('species=cat&kg=300').pet).toEqual({ species: 'Cat', kg: null });
  });

  test('what it names can be said as it was typed', () => {
    const params = new URLSearchParams('t=hem1.NOPE,Hem-99');
    expect(['HEM-01', 'nope', 'HEM-99', 'zzz'].map((id) => findTyped(params, id))).toEqual([
      'hem1',
      'NOPE',
      'Hem-99',
      'zzz',
    ]);
  });
});

describe('the chat message of a plan', () => {
  const wish = {
    petName: 'Moti',
    pet: { species: 'Cat', kg: 3 },
    branch: 'Model Town',
    hours: null,
    time: 'tomorrow morning',
    link: 'https://nidana.example/plan?t=HEM-01',
  } as const;
  const book = (ids: readonly string[]) => expand(ids, wish.pet, fixedPrices).booked;

  test('says tests, codes, prices, total, pet, branch and time', () => {
    expect(toPlanMessage(book(['HEM-01', 'vital']), wish)).toBe(
      [
        'Hi, I would like to book these tests.',
        '- HEM-01 Complete Blood Count (CBC): ₹500',
        '- Vital Package: ₹1,500',
        'Total: ₹2,000',
        'Pet: Moti, cat, 3 kg',
        'Branch: Model Town',
        'When: tomorrow morning',
        'Plan: https://nidana.example/plan?t=HEM-01',
      ].join('\n'),
    );
  });

  test('says when the sample is taken and when the last report comes, once an hour is chosen', () => {
    const taken = 'Wednesday 25 November, 10 am';
    const write = (reports: string | null) =>
      toPlanMessage(book(['HEM-01']), { ...wish, hours: { taken, reports } });
    expect(write('Thursday 26 November, 5 pm')).toContain(
      '\nSample: Wednesday 25 November, 10 am\nReports by: Thursday 26 November, 5 pm\n',
    );
    expect(write(null)).not.toContain('Reports by');
  });

  test('leaves out what is not known', () => {
    const bare = {
      petName: ' ',
      pet: { species: null, kg: null },
      branch: null,
      hours: null,
      time: '',
      link: 'https://x.example',
    };
    expect(toPlanMessage(book(['HEM-01']), bare)).not.toMatch(/Pet:|Branch:|When:/);
  });

  test('stays under its limit with everything in it, and says how many more there are', () => {
    const all = book(planData.entries.map(({ code }) => code));
    const link = `https://nidana.example/plan?t=${'HEM-01.'.repeat(60)}`;
    const message = toPlanMessage(all, {
      ...wish,
      petName: 'M'.repeat(500),
      hours: { taken: 'Wednesday 25 November, 10 am', reports: 'Monday 30 November, 5 pm' },
      time: 'soon '.repeat(200),
      link,
    });
    expect(message.length).toBeLessThan(longestMessage);
    expect(message).toMatch(/- and \d+ more\nTotal: ₹/);
    expect(message).toContain(link);
  });

  test('survives the way into a chat link', () => {
    const message = toPlanMessage(book(['HOR-16']), { ...wish, petName: 'Tom & "Jerry" बिल्ली 100%' });
    const link = new URL(toChatLink('+91 98100 00000', message));
    expect(link.searchParams.get('text')).toBe(message);
    expect(link.href).not.toMatch(/[\s'"]/);
  });
});
