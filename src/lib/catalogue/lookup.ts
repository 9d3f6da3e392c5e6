import { catalogues } from '#data/catalogues/index.ts';
import type { Catalogue } from '#schemas/catalogue.ts';
import type { Entry, PanelEntry } from '#schemas/catalogue-entry.ts';

/** An entry with the price list it belongs to. */
export type Listed = { entry: Entry; catalogue: Catalogue };

/** Every entry of every price list, in the order of the lists. */
export const listedEntries: readonly Listed[] = catalogues.flatMap((catalogue): Listed[] =>
  catalogue.entries.map((entry) => ({ entry, catalogue })),
);

const byId = new Map(catalogues.map((catalogue) => [catalogue.id, catalogue]));
const byCode = new Map(listedEntries.map((listed) => [listed.entry.code, listed]));

/** The price list that a fact names by its id; throws when there is none. */
export function getCatalogue(id: string): Catalogue {
  const catalogue = byId.get(id);
  if (catalogue === undefined) throw new Error(`src/data/catalogues/index.ts has no catalogue "${id}"`);
  return catalogue;
}

/** The entries of a list as one type, for code that does not care which kind they are. */
export function getEntries(catalogue: Catalogue): readonly Entry[] {
  return catalogue.entries;
}

/** The entry of a code, with its list; undefined for a code from an old address. */
export function findByCode(code: string): Listed | undefined {
  return byCode.get(code);
}

/** The entry of a code that the data itself names; throws when it is missing. */
export function getByCode(code: string): Listed {
  const listed = byCode.get(code);
  if (listed === undefined) throw new Error(`src/data/catalogues: no entry has the code ${code}`);
  return listed;
}

/** The panels that include a test. */
export function getPanelsWith(code: string): PanelEntry[] {
  return listedEntries.flatMap(({ entry }) =>
    entry.kind === 'panel' && entry.parts.includes(code) ? [entry] : [],
  );
}

/** Codes of the panels that include most tests of a list, at most so many. */
export function listPanelsOf(catalogue: Catalogue, most: number): string[] {
  const counts = new Map<string, number>();
  for (const { code } of getEntries(catalogue))
    for (const panel of getPanelsWith(code)) counts.set(panel.code, (counts.get(panel.code) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([code]) => code);
}
