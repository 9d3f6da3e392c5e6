import { describe, expect, it } from 'vitest';
import { catalogues } from '#data/catalogues/index.ts';
import { getCatalogue, getPanelsWith, listedEntries } from '#lib/catalogue/lookup.ts';
import { panelSavePercent } from '#lib/catalogue/saving.ts';
import { formatRupees } from '#lib/money.ts';
import { catalogueIds } from '#schemas/catalogue.ts';
import { specimenNames } from '#schemas/specimen.ts';
import { expected } from './expected.ts';

const entries = listedEntries.map(({ entry }) => entry);

it('holds the fourteen price lists in the order of the specification', () => {
  expect(catalogues.map(({ id }) => id)).toEqual([...catalogueIds]);
  expect(expected.map(({ id }) => id)).toEqual([...catalogueIds]);
});

describe.each(expected)('$id', (want) => {
  const catalogue = getCatalogue(want.id);
  const prices = catalogue.entries.map(({ price }) => price);

  it("has the stated number of entries and keeps the listing's own number", () => {
    expect(catalogue.entries).toHaveLength(want.count);
    expect(catalogue.listedCount).toBe(want.listedCount);
  });

  it('has its categories in order, the named chips before the others, none of them empty', () => {
    const names = (chip: string) =>
      catalogue.categories.filter((one) => one.chip === chip).map(({ name }) => name);
    expect(names('named')).toEqual(want.named);
    expect(names('more')).toEqual(want.more);
    expect(catalogue.categories.map(({ name }) => name)).toEqual([...want.named, ...want.more]);
    expect(new Set(catalogue.entries.map(({ category }) => category))).toEqual(
      new Set([...want.named, ...want.more]),
    );
  });

  it('has the stated lowest and highest price', () => {
    expect(Math.min(...prices)).toBe(want.min);
    expect(Math.max(...prices)).toBe(want.max);
    expect(catalogue.priceRange).toEqual({ min: want.min, max: want.max });
  });

  it('shows four summary figures, and the computed ones agree with the entries', () => {
    expect(Object.fromEntries(catalogue.strip.map(({ label, value }) => [label, value]))).toEqual(want.strip);
    expect(catalogue.strip).toHaveLength(4);
    expect(want.strip['Starting price']).toBe(formatRupees(want.min));
    expect(catalogue.strip[0]?.value).toBe(String(catalogue.entries.length));
  });

  it('is grouped, timed and worded as the specification says', () => {
    expect(catalogue.group).toBe(want.group);
    expect(catalogue.turnaround).toBe(want.turnaround);
    expect(catalogue.wording.empty).toBe(want.empty);
    expect(catalogue.wording.reset).toBe(want.reset);
    expect(catalogue.wording.emptyHint).toBe('Try adjusting your search or filter criteria');
  });

  it('sorts by name, price and popularity, and panels by size too', () => {
    const extra = want.id === 'panel-package' ? ['comprehensive'] : [];
    expect(catalogue.sorts).toEqual(['name', 'price', 'popular', ...extra]);
  });

  it('names the urgent badge, the ribbon and the count as the specification does', () => {
    const urgent = { 'special-tests': 'Priority', radiology: 'Quick' }[String(want.id)] ?? 'Urgent';
    expect(catalogue.wording.urgent).toBe(urgent);
    expect(catalogue.ribbon).toBe(want.id === 'special-tests' ? 'Premium' : undefined);
    expect(catalogue.showsCount).toBe(want.id !== 'kit-based');
  });
});

describe('all entries', () => {
  it('are 168, priced from 150 to 16,000', () => {
    expect(entries).toHaveLength(168);
    expect(Math.min(...entries.map(({ price }) => price))).toBe(150);
    expect(Math.max(...entries.map(({ price }) => price))).toBe(16000);
  });

  it.each(['code', 'slug', 'title'] as const)('have a unique %s', (field) => {
    expect(new Set(entries.map((entry) => entry[field])).size).toBe(entries.length);
  });

  it('have slugs that are clean address segments', () => {
    for (const { slug } of entries) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('use every specimen, the ten of the specification among them', () => {
    expect(new Set(entries.flatMap(({ specimens }) => specimens))).toEqual(new Set(specimenNames));
  });

  it('collect something everywhere but in imaging and endoscopy', () => {
    for (const { kind, specimens, volume, code } of entries) {
      const collects = kind !== 'imaging' && kind !== 'endoscopy';
      expect(specimens.length > 0, code).toBe(collects);
      expect(collects || volume === '-', code).toBe(true);
    }
  });

  it('speak to an owner in two to four plain sentences of their own', () => {
    expect(new Set(entries.map(({ ownerText }) => ownerText)).size).toBe(entries.length);
    for (const { ownerText, code } of entries) {
      const sentences = ownerText.split(/(?<=\.) /);
      expect(sentences.length, code).toBeGreaterThanOrEqual(2);
      expect(sentences.length, code).toBeLessThanOrEqual(4);
      for (const sentence of sentences)
        expect(sentence.split(' ').length, `${code}: ${sentence}`).toBeLessThan(36);
    }
  });

  it('give an owner no reference interval and no exclamation mark', () => {
    for (const { ownerText, code } of entries) {
      expect(ownerText, code).not.toMatch(/\d\s?(mg|g|mmol|µg|ng|%)|reference interval|normal range|!/i);
    }
  });
});

describe('badges', () => {
  const codesWhere = (id: (typeof catalogueIds)[number], flag: 'popular' | 'urgent') =>
    getCatalogue(id)
      .entries.filter((entry) => entry[flag])
      .map(({ code }) => code);

  it('mark the popular entries', () => {
    expect(codesWhere('hematology', 'popular')).toEqual(['HEM-01', 'HEM-05', 'HEM-07']);
    expect(codesWhere('special-tests', 'popular')).toEqual(['SPL-01', 'SPL-02', 'SPL-03']);
    expect(codesWhere('endoscopy', 'popular')).toEqual(['END-02', 'END-05']);
    expect(entries.filter(({ popular }) => popular)).toHaveLength(60);
  });

  it('mark the urgent entries', () => {
    expect(codesWhere('clinical', 'urgent')).toEqual(['CLI-01']);
    expect(codesWhere('special-tests', 'urgent')).toEqual(['SPL-01', 'SPL-03']);
    expect(codesWhere('radiology', 'urgent')).toEqual(['RAD-01', 'RAD-02']);
    expect(codesWhere('endoscopy', 'urgent')).toEqual(['END-05']);
    expect(codesWhere('vitamins', 'urgent')).toEqual([]);
  });
});

describe('panels', () => {
  const panels = entries.flatMap((entry) => (entry.kind === 'panel' ? [entry] : []));

  it('average a saving of 35% by the formula and hold at most 11 tests', () => {
    const saves = panels.map(({ testCount, price }) => panelSavePercent(testCount, price) ?? 0);
    expect(Math.round(saves.reduce((sum, save) => sum + save, 0) / saves.length)).toBe(35);
    expect(Math.max(...panels.map(({ testCount }) => testCount))).toBe(11);
  });

  it('are run for species that every part, or its stand-in, is run for', () => {
    for (const panel of panels) {
      for (const species of panel.species) {
        for (const code of panel.parts) {
          const swap = panel.swaps.find((one) => one.part === code && one.species === species);
          const part = entries.find((entry) => entry.code === (swap?.instead ?? code));
          const covered = part?.species.some((one) => one === 'All' || one === species);
          expect(covered, `${panel.code} for a ${species}: ${code}`).toBe(true);
        }
      }
    }
  });

  it('name only specimens that their parts need', () => {
    for (const panel of panels) {
      const needed = new Set(
        panel.parts.flatMap((code) => entries.find((entry) => entry.code === code)?.specimens ?? []),
      );
      expect(new Set(panel.specimens), panel.code).toEqual(needed);
    }
  });

  it('are found from their parts', () => {
    expect(getPanelsWith('BIO-18').map(({ code }) => code)).toEqual(['PAN-03', 'PAN-04']);
    expect(getPanelsWith('END-01')).toEqual([]);
  });
});

it('endoscopy lasts 45 minutes on average, as its strip says', () => {
  const catalogue = getCatalogue('endoscopy');
  if (catalogue.kind !== 'endoscopy') throw new Error('endoscopy is not an endoscopy list');
  const minutes = catalogue.entries.map(({ duration }) => Number.parseInt(duration, 10));
  expect(minutes.reduce((sum, one) => sum + one, 0) / minutes.length).toBe(45);
});

it('blocks explain the vitamins and every category of serology', () => {
  expect(getCatalogue('vitamins').blocks[0]?.items.map(({ term }) => term)).toEqual([
    'Vitamin E',
    'Vitamin B12',
    'Folate',
    'Clinical significance',
  ]);
  const serology = getCatalogue('serology');
  expect(serology.blocks[0]?.items.map(({ term }) => term)).toEqual(
    serology.categories.map(({ name }) => name),
  );
});
