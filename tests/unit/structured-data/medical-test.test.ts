import { describe, expect, it } from 'vitest';
import { getByCode, listedEntries } from '#lib/catalogue/lookup.ts';
import { toBreadcrumbList } from '#lib/structured-data/breadcrumbs.ts';
import { describeEntry, nameEntryPage } from '#lib/structured-data/description.ts';
import { toScriptJson } from '#lib/structured-data/escape.ts';
import { toMedicalTest } from '#lib/structured-data/medical-test.ts';
import { getOtherNames, searchOnlyNames } from '#lib/structured-data/names.ts';
import { findUnknownProperties } from './vocabulary.ts';

const site = new URL('https://laboratory.example');

describe('an entry as structured data', () => {
  it('uses only properties that schema.org gives its types, for every entry', () => {
    for (const listed of listedEntries) {
      expect(findUnknownProperties(toMedicalTest(listed, site)), listed.entry.code).toEqual([]);
    }
    expect(findUnknownProperties({ '@type': 'MedicalTest', offers: 1 })).toEqual(['MedicalTest.offers']);
  });

  it('is a MedicalTest with an Offer in rupees that can be had', () => {
    expect(toMedicalTest(getByCode('HEM-01'), site)).toMatchObject({
      '@type': ['MedicalTest', 'Service'],
      name: 'Complete Blood Count (CBC)',
      url: 'https://laboratory.example/tests/complete-blood-count-cbc',
      offers: {
        '@type': 'Offer',
        price: getByCode('HEM-01').entry.price,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('of a panel names its parts', () => {
    expect(toMedicalTest(getByCode('PAN-08'), site).subTest).toHaveLength(11);
    expect(toMedicalTest(getByCode('HEM-01'), site)).not.toHaveProperty('subTest');
  });

  it('never speaks of normal ranges or of diagnoses', () => {
    for (const listed of listedEntries) {
      expect(Object.keys(toMedicalTest(listed, site))).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/normalRange|usedToDiagnose|signDetected/)]),
      );
    }
  });
});

describe('the way to a page', () => {
  it('counts from one and gives whole addresses', () => {
    const list = toBreadcrumbList(
      [
        { label: 'Home', href: '/' },
        { label: 'Prices', href: '/pricing' },
      ],
      site,
    );
    expect(findUnknownProperties(list)).toEqual([]);
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://laboratory.example/' },
      { '@type': 'ListItem', position: 2, name: 'Prices', item: 'https://laboratory.example/pricing' },
    ]);
  });
});

describe('structured data inside a page', () => {
  it('cannot end its script and reads back the same', () => {
    const data = { name: '</script><script>alert(1)</script><!--', text: 'a\u2028b\u2029c' };
    const written = toScriptJson(data);
    expect(written).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(written)).toEqual(data);
  });
});

describe('other names', () => {
  it('leave out trade names, misspellings and what a test looks for', () => {
    expect(getOtherNames(getByCode('SPL-01').entry)).toEqual(['fPL', 'PLI']);
    expect(getOtherNames(getByCode('HEM-07').entry)).not.toContain('platlet');
    expect(getOtherNames(getByCode('END-05').entry)).toEqual([]);
    expect(getOtherNames(getByCode('HEM-01').entry)).toContain('hemogram');
  });

  it('name no other analyte and claim nothing', () => {
    const names = (code: string) => getOtherNames(getByCode(code).entry);
    expect(names('MIC-10')).toEqual(['tube coagulase']);
    expect(names('SER-03')).toEqual(['total IgE']);
    expect(names('SER-11')).toEqual(['proBNP']);
    expect(names('HOR-25')).toEqual(['vit D', '25-OH D', 'calcidiol']);
    expect(names('HOR-03')).toEqual(['FT4', 'free thyroxine']);
    expect(names('HEM-13')).toEqual(['protime']);
    expect(names('BIO-29')).toEqual(['pseudocholinesterase']);
    expect(names('BIO-15')).toEqual(['RBS', 'random blood sugar']);
    expect(names('CYT-04')).toEqual(['effusion cytology', 'CSF cytology']);
  });

  it('are all words of the price lists', () => {
    const aliases = new Set(listedEntries.flatMap(({ entry }) => entry.aliases));
    expect([...searchOnlyNames].filter((name) => !aliases.has(name))).toEqual([]);
  });
});

describe('what a search result says', () => {
  it('is different for every entry, names the price and stays readable', () => {
    const texts = listedEntries.map((listed) => describeEntry(listed));
    const names = listedEntries.map((listed) => nameEntryPage(listed));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name.length, name).toBeLessThanOrEqual(65);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text).toMatch(/₹\d/);
      expect(text.length, text).toBeLessThanOrEqual(160);
    }
  });
});
