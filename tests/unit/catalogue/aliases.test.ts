import { describe, expect, it } from 'vitest';
import { otherCatalogueNames, otherServiceNames } from '#config/other-names.ts';
import { routes } from '#config/routes.ts';
import { branches } from '#data/branches.ts';
import { catalogues } from '#data/catalogues/index.ts';
import { services } from '#data/services.ts';
import { aliases } from '#lib/aliases.ts';
import { toRedirectsFile } from '#lib/hosting/cdn.ts';

/** What stands alone in `routes` and is no file: the pages of the first level among them. */
const fixed = Object.values(routes).filter(
  (path): path is Extract<typeof path, string> => typeof path === 'string' && !path.includes('.'),
);
const firstLevel = fixed.filter((path) => /^\/[^/#]+$/.test(path));
const pages = new Set<string>([
  ...fixed,
  ...catalogues.map(({ id }) => routes.catalogue(id)),
  ...services.map(({ id }) => routes.service(id)),
  ...branches.map(({ id }) => routes.branch(id)),
]);
const reach = (path: string) => (pages.has(path) ? path : aliases.find(({ from }) => from === path)?.to);

/** The route map, then the links of the listing, as the specification writes them. */
const spelt = [
  ...['Hematology', 'Biochemistry', 'Microbiology', 'Hormone', 'Clinical', 'Vitamins', 'Cytology'],
  ...['Parasitology', 'Serology', 'Kit', 'SpecialTest', 'Panel', 'Radiology', 'Endoscopy'],
  ...['clinical', 'cytology', 'endoscopy', 'hematology', 'hormone', 'microbiology', 'panel-package'],
  ...['parasitology', 'radiology', 'serology', 'special-tests', 'vitamins'],
].map((segment) => `/pricing/${segment}`);

describe('aliases', () => {
  it('lead every spelling of the specification to a page', () => {
    const services = ['Microbiology', 'Radiology', 'Hematology', 'Biochemistry', 'Histopathology'];
    const paths = [
      ...spelt,
      ...services.flatMap((name) => [`/services/${name}`, `/services/${name.toLowerCase()}`]),
    ];
    const capitals = paths.map((path) => path.toUpperCase());
    expect([...paths, ...capitals].filter((path) => reach(path) === undefined)).toEqual([]);
  });

  it('lead every page below a folder on, however its folder or its name begins', () => {
    for (const path of pages) {
      const [, folder = '', name = ''] = /^\/(pricing|services|branch)\/([a-z-]+)$/.exec(path) ?? [];
      if (!name) continue;
      const capital = (words: string) => words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
      for (const spelling of [
        `/${capital(folder)}/${name}`,
        `/${folder}/${capital(name)}`,
        path.toUpperCase(),
      ])
        expect(reach(spelling), spelling).toBe(path);
    }
  });

  it('name the right list where the word differs', () => {
    expect(reach('/pricing/Kit')).toBe('/pricing/kit-based');
    expect(reach('/pricing/SpecialTest')).toBe('/pricing/special-tests');
    expect(reach('/pricing/Panel')).toBe('/pricing/panel-package');
    expect(reach('/pricing/hormones')).toBe('/pricing/hormone');
  });

  it('are told of no price list or service that is not there', () => {
    const known = { catalogues: catalogues.map(({ id }) => id), services: services.map(({ id }) => id) };
    for (const id of Object.keys(otherCatalogueNames))
      expect(known.catalogues, 'otherCatalogueNames').toContain(id);
    for (const id of Object.keys(otherServiceNames))
      expect(known.services, 'otherServiceNames').toContain(id);
  });

  it('lead every page of the first level on, with a capital and in capitals', () => {
    expect(firstLevel.length).toBeGreaterThan(25);
    for (const path of firstLevel) {
      expect(reach(`/${path.charAt(1).toUpperCase()}${path.slice(2)}`), path).toBe(path);
      expect(reach(path.toUpperCase()), path).toBe(path);
    }
  });

  it.each([
    ['/MyPets', '/my-pets'],
    ['/myPets', '/my-pets'],
    ['/mypets', '/my-pets'],
    ['/My-Pets', '/my-pets'],
    ['/ForgotPassword', '/forgot-password'],
    ['/WhyUs', '/why-us'],
    ['/Register', '/signup'],
    ['/SignIn', '/login'],
    ['/blog', '/blogs'],
    ['/branch', '/branches'],
    ['/team', '/about#heads'],
    ['/Team', '/about#heads'],
    ['/Pricing/Hematology', '/pricing/hematology'],
    ['/pricing/kitBased', '/pricing/kit-based'],
  ])('lead %s to %s', (from, to) => {
    expect(reach(from)).toBe(to);
  });

  it('lead every price list and service on, small, with a capital and in capitals', () => {
    const ids = [
      ...catalogues.map(({ id }) => routes.catalogue(id)),
      ...services.map(({ id }) => routes.service(id)),
    ];
    for (const path of ids) {
      const [, folder = '', id = ''] = path.split('/');
      const capital = id.charAt(0).toUpperCase() + id.slice(1);
      const spelt = [id, capital, id.toUpperCase()].map((name) => `/${folder}/${name}`);
      expect([...spelt, path.toUpperCase()].map(reach), path).toEqual(Array(4).fill(path));
    }
  });

  it('leave the CDN room for moved articles among its 2,000 redirects', () => {
    const rules = toRedirectsFile(aliases).trim().split('\n').length;
    expect(
      rules,
      'other spellings of routes (src/lib/aliases.ts) take too many: mend "Limits" in docs/architecture.md',
    ).toBeLessThan(1000);
  });

  it('lead straight to a page, never away from one, and never two ways', () => {
    for (const { from, to } of aliases) {
      expect(pages.has(to), `${from} -> ${to}`).toBe(true);
      expect(pages.has(from), from).toBe(false);
    }
    expect(new Set(aliases.map(({ from }) => from)).size).toBe(aliases.length);
  });
});
