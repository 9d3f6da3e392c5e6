import { describe, expect, it } from 'vitest';
import { catalogues } from '#data/catalogues/index.ts';
import { filterEntries } from '#lib/catalogue/filter.ts';
import { getCatalogue, getEntries } from '#lib/catalogue/lookup.ts';
import { parseCatalogueQuery, toCatalogueQuery } from '#lib/catalogue/query.ts';

const everything = { q: '', category: 'All', sort: 'name' } as const;
const biochemistry = getCatalogue('biochemistry');
const panels = getCatalogue('panel-package');

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);

describe('filterEntries', () => {
  it('gives every entry of every list without search and category', () => {
    for (const catalogue of catalogues) {
      const entries = getEntries(catalogue);
      expect(filterEntries(entries, everything)).toHaveLength(entries.length);
    }
  });

  it('searches the name in any case, trimmed', () => {
    const found = filterEntries(getEntries(biochemistry), { ...everything, q: '  sgPT ' });
    expect(codes(found)).toEqual(['BIO-01']);
  });

  it('keeps spaces inside the query and takes signs as they are', () => {
    expect(codes(filterEntries(getEntries(biochemistry), { ...everything, q: 'glucose, f' }))).toEqual([
      'BIO-14',
    ]);
    expect(filterEntries(getEntries(biochemistry), { ...everything, q: 'glucose,  f' })).toEqual([]);
    expect(codes(filterEntries(getEntries(biochemistry), { ...everything, q: '(na)' }))).toEqual(['BIO-30']);
    expect(filterEntries(getEntries(biochemistry), { ...everything, q: '.*' })).toEqual([]);
  });

  it('searches neither aliases nor notes nor categories', () => {
    expect(filterEntries(getEntries(biochemistry), { ...everything, q: 'kidney test' })).toEqual([]);
    expect(filterEntries(getEntries(biochemistry), { ...everything, q: 'mineral' })).toEqual([]);
  });

  it('matches the category exactly', () => {
    const mineral = filterEntries(getEntries(biochemistry), { ...everything, category: 'Mineral' });
    expect(codes(mineral).sort()).toEqual(['BIO-38', 'BIO-39', 'BIO-40', 'BIO-41', 'BIO-42']);
    expect(filterEntries(getEntries(biochemistry), { ...everything, category: 'mineral' })).toEqual([]);
  });

  it('combines search and category', () => {
    const found = filterEntries(getEntries(biochemistry), { q: 'total', category: 'Protein', sort: 'name' });
    expect(codes(found)).toEqual(['BIO-21']);
  });

  it('sorts by name', () => {
    const titles = filterEntries(getEntries(biochemistry), everything).map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual([
      'Alanine Aminotransferase (ALT / SGPT)',
      'Albumin',
      'Alkaline Phosphatase (ALP)',
    ]);
    expect(titles.at(-1)).toBe('Zinc');
  });

  it('sorts by price, cheapest first, and leaves equals in their order', () => {
    const dear = ['BIO-02', 'BIO-04'];
    const entries = getEntries(biochemistry)
      .slice(0, 5)
      .map((entry) => ({ ...entry, price: dear.includes(entry.code) ? 300 : 200 }));
    const sorted = filterEntries(entries, { ...everything, sort: 'price' });
    expect(codes(sorted)).toEqual(['BIO-01', 'BIO-03', 'BIO-05', 'BIO-02', 'BIO-04']);
  });

  it('puts popular entries first and leaves the rest in their order', () => {
    const sorted = filterEntries(getEntries(getCatalogue('hematology')), { ...everything, sort: 'popular' });
    expect(codes(sorted.slice(0, 5))).toEqual(['HEM-01', 'HEM-05', 'HEM-07', 'HEM-02', 'HEM-03']);
  });

  it('puts the panel with most tests first', () => {
    const sorted = filterEntries(getEntries(panels), { ...everything, sort: 'comprehensive' });
    expect(codes(sorted)).toEqual([
      'PAN-08',
      'PAN-07',
      'PAN-02',
      'PAN-03',
      'PAN-05',
      'PAN-04',
      'PAN-06',
      'PAN-01',
    ]);
  });

  it('sorts a list without test counts by most comprehensive without failing', () => {
    const entries = getEntries(getCatalogue('clinical'));
    expect(codes(filterEntries(entries, { ...everything, sort: 'comprehensive' }))).toEqual(codes(entries));
  });

  it('never touches what it was given', () => {
    const frozen = Object.freeze([...getEntries(panels)]);
    for (const sort of panels.sorts) {
      expect(filterEntries(frozen, { ...everything, sort })).not.toBe(frozen);
    }
    expect(codes(frozen)).toEqual(codes(panels.entries));
  });
});

describe('parseCatalogueQuery', () => {
  const parse = (text: string, scope = biochemistry) => parseCatalogueQuery(new URLSearchParams(text), scope);

  it('reads search, category and sort', () => {
    expect(parse('q=Sodium&category=Electrolyte&sort=price')).toEqual({
      q: 'Sodium',
      category: 'Electrolyte',
      sort: 'price',
    });
  });

  it.each([
    '',
    'category=nope&sort=zzz',
    'category=&sort=&q=',
    'category=liver',
    'category=__proto__&sort=constructor',
    'category=All',
    'sort=comprehensive',
    'sort=NAME',
    'q=%20%09%0A',
    'q=%00%07',
    'unknown=1',
  ])('falls back to the plain view for "%s"', (text) => {
    expect(parse(text)).toEqual(everything);
  });

  it('keeps markup as mere text and drops control characters', () => {
    expect(parse('q=%00<script>alert(1)</script>%1F').q).toBe('<script>alert(1)</script>');
  });

  it('survives broken escapes and lone surrogates', () => {
    expect(parse('q=%E0%A4%A&category=%').category).toBe('All');
    expect(parse(`q=${'\uD800'}alt`).q).toContain('alt');
  });

  it('keeps Hindi, and the first of two values', () => {
    expect(parse('q=%E0%A4%96%E0%A5%82%E0%A4%A8').q).toBe('खून');
    expect(parse('sort=price&sort=popular').sort).toBe('price');
  });

  it('shortens an endless search', () => {
    expect(parse(`q=${'a'.repeat(100_000)}`).q).toHaveLength(100);
  });

  it('knows Most Comprehensive on the panels only', () => {
    expect(parse('sort=comprehensive', panels).sort).toBe('comprehensive');
  });
});

describe('toCatalogueQuery', () => {
  it('leaves out what is default', () => {
    expect(toCatalogueQuery(everything, biochemistry).toString()).toBe('');
    expect(toCatalogueQuery({ ...everything, q: '   ' }, biochemistry).toString()).toBe('');
  });

  it('writes what is not, and reads it back the same', () => {
    for (const catalogue of catalogues) {
      for (const { name } of catalogue.categories) {
        for (const sort of catalogue.sorts) {
          const query = { q: 'a&b=c #+%', category: name, sort };
          const text = toCatalogueQuery(query, catalogue).toString();
          expect(parseCatalogueQuery(new URLSearchParams(text), catalogue)).toEqual(query);
        }
      }
    }
  });
});
