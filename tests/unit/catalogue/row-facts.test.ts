import { describe, expect, it } from 'vitest';
import { getByCode } from '#lib/catalogue/lookup.ts';
import { getRowFacts } from '#lib/catalogue/row-facts.ts';

const facts = (code: string) =>
  Object.fromEntries(getRowFacts(getByCode(code)).map(({ label, value }) => [label, value]));

describe('getRowFacts', () => {
  it('gives each kind its own fields', () => {
    expect(facts('SER-14')).toHaveProperty('Method');
    expect(facts('SPL-01')).toMatchObject({ Specialty: 'Gastroenterology' });
    expect(facts('VIT-01')).toHaveProperty('Function');
    expect(facts('RAD-02')).toMatchObject({ Duration: '20-30 min' });
    expect(facts('END-04')).toMatchObject({ Type: 'Urogenital', Duration: '45 min' });
  });

  it('says nothing where an entry follows its list', () => {
    expect(facts('BIO-01')).toEqual({});
  });

  it('names a result that takes longer than the list says, and a bench with shorter hours', () => {
    expect(facts('HEM-02')).toEqual({ Result: 'Next working day', Run: 'Monday to Friday, 7 am to 5 pm' });
  });

  it('says beside bench hours what is done outside them, for the two tests a transfusion waits for', () => {
    for (const code of ['HEM-18', 'HEM-19']) {
      expect(facts(code).Run, code).toBe('Monday to Friday, 7 am to 5 pm; out of hours by phone arrangement');
    }
    expect(facts('HEM-12').Run).toBe('Monday to Friday, 7 am to 5 pm');
  });

  it('tells for whom a fast is before its hours, which the preparation of imaging does not repeat', () => {
    expect(facts('VIT-01').Before).toMatch(/^Only for healthy adult dogs and cats: 12 hours/);
    for (const code of ['RAD-01', 'RAD-02', 'RAD-03']) {
      expect(facts(code).Before, code).toMatch(/healthy adult dogs and cats: \d+/);
      expect(facts(code).Preparation, code).not.toMatch(/fast \d|without food/i);
    }
  });
});
