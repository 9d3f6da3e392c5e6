import { describe, expect, it } from 'vitest';
import { biochemistry } from '#data/catalogues/biochemistry.ts';
import { clinical } from '#data/catalogues/clinical.ts';
import { endoscopy } from '#data/catalogues/endoscopy.ts';
import { hematology } from '#data/catalogues/hematology.ts';
import { hormone } from '#data/catalogues/hormone.ts';
import { catalogues } from '#data/catalogues/index.ts';
import { microbiology } from '#data/catalogues/microbiology.ts';
import { panelPackage } from '#data/catalogues/panel-package.ts';
import { radiology } from '#data/catalogues/radiology.ts';
import { serology } from '#data/catalogues/serology.ts';
import { parseCatalogue } from '#schemas/catalogue-parse.ts';
import { type CatalogueSource, parseRegistry } from '#schemas/catalogue-registry.ts';
import { findPanelFaults } from '#schemas/entry-faults.ts';
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
      `${file}, SER-01, code: the code "SER-01" is already taken by "Immunoglobulin G (IgG)"`,
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

describe('what cannot be', () => {
  const lists = [biochemistry, clinical, endoscopy, hematology, hormone, microbiology, radiology];
  const change = (code: string, fields: Record<string, unknown>) => {
    const list = lists.find(({ entries }) => entries.some((entry) => entry.code === code));
    if (!list) throw new Error(code);
    const entries = list.entries.map((entry) => (entry.code === code ? { ...entry, ...fields } : entry));
    return () => parseCatalogue('list.ts', { ...list, entries });
  };
  const fast = (hours: readonly number[], animals = ['Dog'], because = 'the sample') => ({
    fasting: { need: 'fast', hours, subject: { species: animals, because } },
  });

  it.each([
    ['BIO-10', { volume: '2 ml' }, 'volume'],
    ['BIO-10', { volume: 'some' }, 'volume'],
    ['BIO-10', { volume: '0 mL' }, 'volume'],
    ['BIO-10', { volume: '200 mL' }, 'volume'],
    ['BIO-10', { volume: '2 g' }, 'volume'],
    ['BIO-10', { volume: '2 mL + 2 mL' }, 'volume'],
    ['BIO-10', { volume: '-' }, 'volume'],
    ['BIO-17', { volume: '40 x 1 mL' }, 'volume'],
    ['HOR-20', { volume: '2 mL' }, 'volume'],
    ['HEM-13', { volume: '2 mL' }, 'volume'],
    ['CLI-03', { volume: '5 mL' }, 'volume'],
    ['RAD-01', { volume: '2 mL' }, 'volume'],
    ['MIC-01', { volume: '5-1 mL' }, 'volume'],
    ['MIC-01', { smallPet: { volume: '8 mL', underKg: 9, always: [] } }, 'smallPet.volume'],
    ['BIO-10', { sample: 'Plasma' }, 'sample'],
    ['BIO-10', { sample: 'Serum (Plain) + Serum (Plain)', volume: '2 mL + 2 mL' }, 'sample'],
    ['BIO-38', { sample: 'Fluoride' }, 'sample'],
    ['HOR-07', { sample: 'Fluoride' }, 'noGel'],
    ['HOR-17', { sample: 'Serum (Plain)' }, 'plasma'],
    ['HEM-13', { sample: 'Serum (Plain)' }, 'ownTube'],
    ['HEM-01', { species: ['Elephant'] }, 'species.0'],
    ['HEM-01', { species: [] }, 'species'],
    ['HEM-01', { species: ['Dog', 'Dog'] }, 'species'],
    ['BIO-14', fast([12, 8]), 'fasting.hours'],
    ['BIO-14', fast([120, 140]), 'fasting.hours'],
    ['BIO-14', fast([-8, 12]), 'fasting.hours.0'],
    ['BIO-14', fast([8, 12], ['Horse']), 'fasting.subject.species.0'],
    ['BIO-14', { fasting: { need: 'fast', hours: [8, 12] } }, 'fasting.subject'],
    ['BIO-16', fast([8, 12]), 'fasting'],
    ['HOR-05', fast([8, 12], ['Cat']), 'fasting.subject'],
    ['END-01', fast([8, 12], ['Dog'], 'anaesthesia'), 'fasting.water'],
    ['BIO-17', { drawHours: 200 }, 'drawHours'],
    ['BIO-12', { benchWithin: [{ of: 'urine', hours: 9000 }] }, 'benchWithin'],
    ['BIO-12', { benchWithin: [{ of: 'urine', hours: 0 }] }, 'benchWithin.0'],
    ['BIO-10', { benchWithin: [{ of: 'x', hours: 5, orAs: 'frozen urine' }] }, 'benchWithin'],
    ['BIO-10', { grownFrom: ['MIC-04'] }, 'container'],
    ['CLI-01', { benchWithin: [{ of: 'x', hours: 5, orAs: 'cold serum' }] }, 'benchWithin'],
    ['BIO-07', { turnaround: { text: 'x', span: { unit: 'days', from: 1, to: 900 } } }, 'turnaround.span'],
    ['END-05', { emergency: {} }, 'emergency.is'],
  ])('%s with %j is refused by file, entry and field', (code, fields, field) => {
    expect(change(code, fields)).toThrow(`list.ts, ${code}, ${field}: `);
  });

  it('a panel for an animal that one of its tests is not run for', () => {
    const byCode = new Map(catalogues.flatMap(({ entries }) => entries.map((entry) => [entry.code, entry])));
    const [senior, ticks] = ['PAN-08', 'PAN-05'].map((code) => byCode.get(code));
    if (senior?.kind !== 'panel' || ticks?.kind !== 'panel') throw new Error('no panel');
    const find = (panel: typeof senior, fields: Partial<typeof senior>) =>
      findPanelFaults('panels.ts', { ...panel, ...fields }, byCode);
    expect(find(senior, {})).toEqual([]);
    expect(find(senior, { swaps: [] })).toEqual(['panels.ts, PAN-08, species: SER-14 is not run for a cat']);
    expect(find(ticks, { species: ['Dog', 'Cat'] })).toEqual([
      'panels.ts, PAN-05, species: KIT-04 is not run for a cat',
    ]);
    const swaps = [{ species: 'Dog' as const, part: 'HEM-99', instead: 'HEM-01' }];
    expect(find(ticks, { swaps })).toEqual(['panels.ts, PAN-05, swaps: HEM-99 is none of its parts']);
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
