import { describe, expect, it } from 'vitest';
import { aliases } from '#config/aliases.ts';
import { routes } from '#config/routes.ts';
import { catalogues } from '#data/catalogues/index.ts';
import { services } from '#data/services.ts';

const pages = new Set([
  routes.pricing,
  routes.services,
  ...catalogues.map(({ id }) => routes.catalogue(id)),
  ...services.map(({ id }) => routes.service(id)),
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
    expect(paths.filter((path) => reach(path) === undefined)).toEqual([]);
  });

  it('name the right list where the word differs', () => {
    expect(reach('/pricing/Kit')).toBe('/pricing/kit-based');
    expect(reach('/pricing/SpecialTest')).toBe('/pricing/special-tests');
    expect(reach('/pricing/Panel')).toBe('/pricing/panel-package');
    expect(reach('/pricing/hormones')).toBe('/pricing/hormone');
  });

  it('lead straight to a page, never away from one, and never two ways', () => {
    for (const { from, to } of aliases) {
      expect(pages.has(to), `${from} -> ${to}`).toBe(true);
      expect(pages.has(from), from).toBe(false);
    }
    expect(new Set(aliases.map(({ from }) => from)).size).toBe(aliases.length);
  });
});
