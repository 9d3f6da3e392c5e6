import { describe, expect, test } from 'vitest';
import { notOffered } from '#data/not-offered.ts';
import { specimens } from '#data/specimens.ts';
import { getRefusals, getSamples } from '#lib/catalogue/handling.ts';
import { getByCode, listedEntries } from '#lib/catalogue/lookup.ts';
import { toPriceRow } from '#lib/catalogue/price-rows.ts';
import { planData } from '#lib/plan/build-data.ts';
import { toPlan } from '#lib/plan/plan.ts';

/** What the medical review asked of single entries, under its numbers. */
const get = (code: string) => getByCode(code).entry;
const warn = (...ids: string[]) =>
  toPlan(ids, { species: null, kg: null }, planData).warnings.map(({ kind, text }) => `${kind}: ${text}`);
const reject = (code: string) =>
  getRefusals(getByCode(code)).flatMap(({ reasons }) => reasons.map(({ text }) => text));
const dayCounts = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

describe('what a result cannot say', () => {
  test('total IgE is shown as popular nowhere, and no allergen panel is promised (A27)', () => {
    expect(get('SER-03').popular).toBe(false);
    expect(toPriceRow(getByCode('SER-03')).popular).toBe(false);
    expect(notOffered.some(({ name }) => name?.includes('allergen panel'))).toBe(true);
  });

  test('LDL is calculated, by a formula for people (A32)', () => {
    expect(get('BIO-20').note).toMatch(/LDL is calculated.*not validated in dogs and cats/);
  });

  test('what an entry speaks of and nobody runs is said on it and in the finder (A41)', () => {
    const missing = notOffered.flatMap(({ words }) => words);
    for (const [code, name] of [
      ['SER-04', 'Leptospira PCR'],
      ['KIT-07', 'Leptospira PCR'],
      ['VIT-01', 'TLI'],
    ] as const) {
      expect(get(code).note, code).toContain(`${name} is not offered here`);
      expect(missing, name).toContain(name.toLowerCase());
    }
  });

  test('an early negative is repeated, FeLV after 30 days and FIV after 60 (A40)', () => {
    const { note } = get('KIT-09');
    expect(dayCounts(note.slice(note.indexOf('FeLV after')))).toEqual([30, 60]);
    for (const code of ['KIT-05', 'KIT-07', 'SER-05', 'HOR-11'])
      expect(get(code).note, code).toMatch(/repeat (an early|a) negative/i);
  });
});

describe('what a price holds', () => {
  test('globulin asks for the protein and albumin that it is reckoned from (A37)', () => {
    expect(get('BIO-23').readWith).toEqual(['BIO-21', 'BIO-22']);
    expect(get('BIO-23').note).toContain('not in its price');
    expect(warn('BIO-23')).toEqual([expect.stringMatching(/^alone: .*Total Protein and Albumin/)]);
    expect(warn('BIO-23', 'BIO-21', 'BIO-22')).toEqual([]);
    // The liver profile measures all three; a panel is whole as it is sold.
    expect(warn('BIO-23', 'BIO-08').filter((text) => text.startsWith('alone'))).toEqual([]);
    expect(warn('PAN-05')).toEqual([]);
  });

  test('one set, one site and one sample are said where more are wanted (A42, A43)', () => {
    for (const code of ['MIC-01', 'CYT-05', 'SER-04', 'HOR-07', 'HOR-10']) {
      expect(get(code).pricedFor, code).toMatch(/^one (set|site|sample)/);
      expect(warn(code).join(), code).toContain('more: ');
    }
    expect(get('CYT-05').collection).toMatch(/second site.*bone or special stains/);
  });
});

describe('who must be kept safe', () => {
  test('nobody who is pregnant or under 18 holds a pet in front of X-rays (A44)', () => {
    for (const code of ['RAD-01', 'RAD-03'])
      for (const words of [get(code).preparation, get(code).besideFood])
        expect(words, code).toMatch(/pregnant or under 18/);
  });

  test('whoever carries tissue is told of formalin (A42)', () => {
    for (const words of [get('CYT-05').preparation, get('CYT-05').collection])
      expect(words).toContain('Formalin is poisonous');
  });
});

describe('samples', () => {
  test('of insulin are refused when haemolysed, as is whatever red cells hold (A34)', () => {
    expect(reject('HOR-20')).toContain('the serum for insulin is visibly haemolysed');
    for (const code of ['BIO-02', 'BIO-28', 'BIO-31', 'BIO-39', 'BIO-41'])
      expect(reject(code), code).toContain('the serum is visibly haemolysed');
  });

  test('on a swab for culture need no cold (A47)', () => {
    expect(specimens['Sterile Swab'].transport).toContain('room temperature');
    for (const { entry } of listedEntries)
      for (const { name, transport } of getSamples(entry))
        if (name === 'Sterile Swab') expect(transport, entry.code).not.toMatch(/^(Chilled|On a cold pack)$/);
  });
});
