import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogues } from '#data/catalogues/index.ts';
import { formatFigure } from '#lib/catalogue/figure.ts';
import { getByCode, getCatalogue, getEntries, getPanelsWith, listedEntries } from '#lib/catalogue/lookup.ts';
import { specimenNames } from '#schemas/specimen.ts';
import { specified } from './specified.ts';

const entries = listedEntries.map(({ entry }) => entry);

const folder = new URL('../../../src/data/catalogues/', import.meta.url);

it('registers every file of src/data/catalogues', () => {
  const files = readdirSync(folder).filter((name) => !['index.ts', 'wording.ts'].includes(name));
  expect(files.sort(), 'import and name each file in src/data/catalogues/index.ts').toEqual(
    catalogues.map(({ id }) => `${id}.ts`).sort(),
  );
});

it('begins with the lists of the specification, in its order', () => {
  const ids = specified.map(({ id }) => id);
  expect(catalogues.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids);
});

describe.each(specified)('$id', (want) => {
  const catalogue = getCatalogue(want.id);

  it('has its categories in order, the named chips before the others', () => {
    const names = (chip: string) =>
      catalogue.categories.filter((one) => one.chip === chip).map(({ name }) => name);
    expect(names('named')).toEqual(want.named);
    expect(names('more')).toEqual(want.more);
    expect(catalogue.categories.map(({ name }) => name)).toEqual([...want.named, ...want.more]);
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
    const urgent = { 'special-tests': 'Priority', radiology: 'Quick' }[want.id] ?? 'Urgent';
    expect(catalogue.wording.urgent).toBe(urgent);
    expect(catalogue.ribbon).toBe(want.id === 'special-tests' ? 'Premium' : undefined);
    expect(catalogue.showsCount).toBe(want.id !== 'kit-based');
  });
});

describe.each(catalogues)('the price list $id', (catalogue) => {
  const computed = catalogue.strip.flatMap((figure) => (figure.basis === 'computed' ? [figure.of] : []));

  it('computes how many entries there are and the lowest price', () => {
    expect(computed).toEqual(expect.arrayContaining(['number of entries', 'lowest price']));
    for (const figure of catalogue.strip) expect(formatFigure(figure, catalogue)).not.toBe('');
  });

  it('has no category without an entry', () => {
    const filled = catalogue.entries.map(({ category }) => category);
    expect(catalogue.categories.filter(({ name }) => !filled.includes(name))).toEqual([]);
  });

  it('sorts by popularity just where something is popular', () => {
    const popular = getEntries(catalogue).some((entry) => entry.popular);
    expect(
      catalogue.sorts.includes('popular'),
      `src/data/catalogues/${catalogue.id}.ts: 'popular' among its sorts`,
    ).toBe(popular);
  });
});

describe('all entries', () => {
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
      const counted = `${code}, ownerText: number of its sentences`;
      expect(sentences.length, counted).toBeGreaterThanOrEqual(2);
      expect(sentences.length, counted).toBeLessThanOrEqual(4);
      for (const sentence of sentences)
        expect(sentence.split(' ').length, `${code}, ownerText: words of "${sentence}"`).toBeLessThan(36);
    }
  });

  it('give an owner no reference interval and no exclamation mark', () => {
    for (const { ownerText, code } of entries) {
      expect(ownerText, code).not.toMatch(/\d\s?(mg|g|mmol|µg|ng|%)|reference interval|normal range|!/i);
    }
  });
});

describe('panels', () => {
  const panels = entries.flatMap((entry) => (entry.kind === 'panel' ? [entry] : []));

  it.each(panels)('$code $title costs less than its parts', ({ price, parts }) => {
    const sum = parts.reduce((total, code) => total + getByCode(code).entry.price, 0);
    expect(price, `its parts cost ${sum} one by one: lower the panel's price too`).toBeLessThan(sum);
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
