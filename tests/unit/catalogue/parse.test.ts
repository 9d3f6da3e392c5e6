import { describe, expect, it } from 'vitest';
import { panelPackage } from '#data/catalogues/panel-package.ts';
import { serology } from '#data/catalogues/serology.ts';
import { parseCatalogue } from '#schemas/catalogue-parse.ts';
import { type CatalogueSource, parseRegistry } from '#schemas/catalogue-registry.ts';
import { toEntrySlug } from '#schemas/entry-slug.ts';

const file = 'src/data/catalogues/serology.ts';

/** The serology list with one entry changed. */
function withChange(code: string, change: Record<string, unknown>): unknown {
  return {
    ...serology,
    entries: serology.entries.map((entry) => (entry.code === code ? { ...entry, ...change } : entry)),
  };
}

describe('parseCatalogue', () => {
  it('fills defaults and derives title, slug and specimens', () => {
    const [first] = parseCatalogue(file, serology).entries;
    expect(first).toMatchObject({
      kind: 'method',
      title: 'Immunoglobulin G (IgG)',
      slug: 'immunoglobulin-g-igg',
      specimens: ['Serum (Plain)'],
      popular: false,
      urgent: false,
    });
  });

  it.each([
    ['a price that is text', { price: '900' }, 'price'],
    ['a price with paise', { price: 900.5 }, 'price'],
    ["a price above the list's range", { price: 15000 }, 'price'],
    ["a price below the list's range", { price: 90 }, 'price'],
    ['an unknown category', { category: 'Infectius' }, 'category'],
    ['an unknown sample part', { sample: 'Serum (Plain) + Plasma' }, 'sample'],
    ['a missing method', { method: undefined }, 'method'],
    ['an empty name', { test: '  ' }, 'test'],
    ['a name that another entry has', { test: 'Rheumatoid factor (RF)' }, 'test'],
    ['timed tubes without their hours', { ownTube: 'timed' }, 'drawHours'],
    [
      'more serum than its blood gives',
      { separatedMl: { amount: 1.5, bench: 'alone', basis: 'x' } },
      'separatedMl',
    ],
    ['a serum without a basis', { separatedMl: { amount: 0.2, bench: 'alone' } }, 'separatedMl.basis'],
    ['All beside another species', { species: ['All', 'Dog'] }, 'species'],
    [
      'a turnaround that ends before it starts',
      { turnaround: { text: 'x', span: { unit: 'days', from: 3, to: 1 } } },
      'turnaround.span',
    ],
  ])('refuses %s and names file, entry and field', (_, change, field) => {
    expect(() => parseCatalogue(file, withChange('SER-14', change))).toThrow(`${file}, SER-14, ${field}: `);
  });

  it('names a misspelt field', () => {
    expect(() => parseCatalogue(file, withChange('SER-04', { pirce: 1 }))).toThrow(/SER-04.*pirce/);
  });

  it('refuses a code that is already taken', () => {
    expect(() => parseCatalogue(file, withChange('SER-02', { code: 'SER-01' }))).toThrow(
      `${file}, SER-01, code: the code "SER-01" is already taken by SER-01`,
    );
  });

  it('counts an entry without a code by its place', () => {
    expect(() => parseCatalogue(file, withChange('SER-02', { code: undefined }))).toThrow(
      `${file}, entry 2, code: `,
    );
  });

  it('names a fault outside the entries by its field', () => {
    expect(() => parseCatalogue(file, { ...serology, strip: [] })).toThrow(`${file}, strip: `);
    expect(() => parseCatalogue(file, null)).toThrow(file);
  });

  it('reports every fault at once', () => {
    const raw = { ...serology, entries: serology.entries.map((entry) => ({ ...entry, price: 1 })) };
    expect(() => parseCatalogue(file, raw)).toThrow(/SER-01, price.*SER-19, price/s);
  });

  it('refuses a panel whose count, names and codes disagree', () => {
    const entries = panelPackage.entries.map((entry) => ({ ...entry, testCount: entry.testCount + 1 }));
    expect(() => parseCatalogue('panels.ts', { ...panelPackage, entries })).toThrow(
      'panels.ts, PAN-01, testCount: ',
    );
    const shorter = panelPackage.entries.map((entry) => ({ ...entry, parts: entry.parts.slice(1) }));
    expect(() => parseCatalogue('panels.ts', { ...panelPackage, entries: shorter })).toThrow(
      'panels.ts, PAN-01, parts: ',
    );
  });

  it('copes with a panel that names no tests', () => {
    const [first] = panelPackage.entries;
    const raw = { ...panelPackage, entries: [{ ...first, details: [], parts: [], testCount: 0 }] };
    expect(parseCatalogue('panels.ts', raw).entries).toHaveLength(1);
  });
});

describe('parseRegistry', () => {
  const parse = (sources: readonly CatalogueSource[]) => parseRegistry(sources, ['foal-milk', 'jaundice']);

  it('refuses a name used in two lists', () => {
    const other = {
      ...serology,
      id: 'parasitology',
      entries: [{ ...serology.entries[0], code: 'PAR-01', seeAlso: [] }],
    };
    const seeAlso: string[] = [];
    const raw = { ...serology, entries: serology.entries.map((entry) => ({ ...entry, seeAlso })) };
    expect(() =>
      parse([
        { file, raw },
        { file: 'other.ts', raw: other },
      ]),
    ).toThrow('other.ts, PAR-01, test: the title "immunoglobulin g (igg)" is already taken by SER-01');
  });

  it('refuses an id used by two lists', () => {
    const seeAlso: string[] = [];
    const raw = { ...serology, entries: serology.entries.map((entry) => ({ ...entry, seeAlso })) };
    const other = { ...raw, entries: [{ ...raw.entries[0], code: 'NEW-01', test: 'New' }] };
    expect(() =>
      parse([
        { file, raw },
        { file: 'other.ts', raw: other },
      ]),
    ).toThrow('other.ts, id: "serology" is already the id of another price list');
  });

  it('refuses an alias that is the title of an entry', () => {
    const raw = withChange('SER-01', { aliases: ['rheumatoid factor (rf)'] });
    expect(() => parse([{ file, raw }])).toThrow(
      `${file}, SER-01, aliases: "rheumatoid factor (rf)" is the title of SER-13`,
    );
  });

  it('refuses references to entries that do not exist', () => {
    for (const field of ['seeAlso', 'includes']) {
      expect(() => parse([{ file, raw: withChange('SER-01', { [field]: ['SER-99'] }) }])).toThrow(
        `${file}, SER-01, ${field}: SER-99 is not an entry of any price list`,
      );
    }
    expect(() => parse([{ file: 'panels.ts', raw: panelPackage }])).toThrow(
      'panels.ts, PAN-01, parts: HEM-01 is not an entry of any price list',
    );
  });

  it('refuses an emergency that the list of emergencies does not hold', () => {
    expect(() => parse([{ file, raw: withChange('SER-01', { emergency: { is: 'foal' } }) }])).toThrow(
      `${file}, SER-01, emergency: "foal" is no id of src/data/emergencies.ts`,
    );
  });
});

describe('toEntrySlug', () => {
  it.each([
    ['Alanine Aminotransferase (ALT / SGPT)', 'alanine-aminotransferase-alt-sgpt'],
    ["Modified Knott's Test for Microfilariae", 'modified-knotts-test-for-microfilariae'],
    ['Urine Protein : Creatinine Ratio (UPC)', 'urine-protein-creatinine-ratio-upc'],
    ['Œstradiol é', 'stradiol-e'],
    ['  --  ', ''],
  ])('%s', (title, slug) => {
    expect(toEntrySlug(title)).toBe(slug);
  });
});
