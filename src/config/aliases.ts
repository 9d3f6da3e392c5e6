import { routes } from './routes.ts';

/** An old or differently spelt path and the one page it leads to. */
export type Alias = { readonly from: string; readonly to: string };

/** The last segments under /pricing/ that mean a list, beside its own id: both route lists of the specification and their close kin. */
const catalogueSpellings = {
  hematology: ['Hematology', 'haematology', 'Haematology'],
  biochemistry: ['Biochemistry'],
  microbiology: ['Microbiology'],
  hormone: ['Hormone', 'hormones', 'Hormones'],
  clinical: ['Clinical'],
  vitamins: ['Vitamins', 'vitamin', 'Vitamin'],
  cytology: ['Cytology', 'histology', 'Histology'],
  parasitology: ['Parasitology'],
  serology: ['Serology'],
  'kit-based': ['Kit', 'kit', 'Kits', 'kits', 'Kit-Based', 'KitBased', 'kitbased'],
  'special-tests': [
    'SpecialTest',
    'SpecialTests',
    'specialtest',
    'specialtests',
    'special-test',
    'Special-Test',
    'Special-Tests',
    'special',
    'Special',
  ],
  'panel-package': [
    'Panel',
    'panel',
    'Panels',
    'panels',
    'Panel-Package',
    'PanelPackage',
    'panelpackage',
    'panel-packages',
  ],
  radiology: ['Radiology'],
  endoscopy: ['Endoscopy'],
} as const;

/** The same under /services/. */
const serviceSpellings = {
  microbiology: ['Microbiology'],
  radiology: ['Radiology'],
  hematology: ['Hematology', 'haematology', 'Haematology'],
  biochemistry: ['Biochemistry'],
  histopathology: ['Histopathology'],
} as const;

function toAliases(
  spellings: Readonly<Record<string, readonly string[]>>,
  toPath: (segment: string) => string,
): Alias[] {
  return Object.entries(spellings).flatMap(([id, others]) =>
    others.map((other) => ({ from: toPath(other), to: toPath(id) })),
  );
}

/**
 * Every other spelling of a path that leads to one of the site's pages, for permanent redirects. `from` and `to` may
 * differ in letter case alone: on a file system that cannot tell them apart, the page itself is already there.
 */
export const aliases: readonly Alias[] = [
  { from: '/Pricing', to: routes.pricing },
  ...toAliases(catalogueSpellings, routes.catalogue),
  { from: '/Services', to: routes.services },
  ...toAliases(serviceSpellings, routes.service),
];
