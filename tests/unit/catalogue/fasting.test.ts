import { describe, expect, it } from 'vitest';
import { biochemistry } from '#data/catalogues/biochemistry.ts';
import { getFasting } from '#lib/catalogue/handling.ts';
import { getByCode, listedEntries } from '#lib/catalogue/lookup.ts';
import { describeEntry } from '#lib/structured-data/description.ts';
import { parseCatalogue } from '#schemas/catalogue-parse.ts';

const file = 'src/data/catalogues/biochemistry.ts';
const withChange = (code: string, change: Record<string, unknown>): unknown => ({
  ...biochemistry,
  entries: biochemistry.entries.map((entry) => (entry.code === code ? { ...entry, ...change } : entry)),
});
const parse = (code: string, change: Record<string, unknown>) => () =>
  parseCatalogue(file, withChange(code, change));

describe('a fast', () => {
  it('without a subject fails the build, which names file, entry and field', () => {
    expect(parse('BIO-19', { fasting: { need: 'fast', hours: [12, 12] } })).toThrow(
      `${file}, BIO-19, fasting.subject: a fast says for which animals`,
    );
  });

  it.each([
    ['a horse', { species: ['Horse'], because: 'the sample' }],
    ['every animal', { species: ['All'], because: 'the sample' }],
    ['nobody', { species: [], because: 'the sample' }],
  ])('for %s is refused', (_, subject) => {
    expect(parse('BIO-19', { fasting: { need: 'fast', hours: [12, 12], subject } })).toThrow(
      `${file}, BIO-19, fasting.subject.species`,
    );
  });

  it('for an animal that the test is not run for is refused', () => {
    expect(parse('BIO-19', { species: ['Dog'] })).toThrow(`${file}, BIO-19, fasting.subject: `);
  });

  it('of sedation or anaesthesia is told from that of a sample', () => {
    for (const listed of listedEntries) {
      const fasting = getFasting(listed);
      if (fasting?.need !== 'fast') continue;
      const { code, kind } = listed.entry;
      const because = kind === 'endoscopy' ? ['anaesthesia'] : ['the sample', 'the picture', 'sedation'];
      expect(because, code).toContain(fasting.subject.because);
      expect(fasting.subject.species.length, code).toBeGreaterThan(0);
    }
  });

  it('is told to nobody else by what a search result shows', () => {
    for (const listed of listedEntries) {
      const text = describeEntry(listed);
      if (text.includes('without food')) expect(text).toContain('only for healthy adult');
    }
  });

  it('is not what the panel of diabetes asks for', () => {
    expect(getFasting(getByCode('PAN-03'))?.need).toBe('feed as usual');
    const { entry } = getByCode('PAN-03');
    expect(entry.kind === 'panel' && entry.parts).toContain('BIO-15');
    expect(entry.kind === 'panel' && entry.parts).not.toContain('BIO-14');
  });
});

describe('a test that shares an EDTA tube', () => {
  it('says how much blood it takes, and no other does', () => {
    expect(parse('BIO-01', { usesMl: { amount: 1, basis: 'none' } })).toThrow(`${file}, BIO-01, usesMl: `);
    expect(parse('BIO-01', { sample: 'Whole Blood (EDTA)' })).toThrow(`${file}, BIO-01, usesMl: `);
  });
});
