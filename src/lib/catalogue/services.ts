import { catalogues } from '#data/catalogues/index.ts';
import { getStartingPrice } from '#lib/catalogue/starting-price.ts';
import type { Catalogue } from '#schemas/catalogue.ts';

/** What the listing shows of one price list. */
export type Service = Pick<Catalogue, 'id' | 'title' | 'description' | 'picture' | 'group' | 'turnaround'> & {
  /** How many entries it has, and what they are called. */
  readonly size: number;
  readonly many: string;
  /** Its lowest price, in rupees. */
  readonly from: number;
};

/** The groups of the listing, in order. */
export const serviceGroups = [
  'Laboratory',
  'Imaging',
  'Specialized',
] as const satisfies readonly Catalogue['group'][];

/** Every price list, as the listing shows it. */
export const services: readonly Service[] = catalogues.map((catalogue) => {
  const { id, title, description, picture, group, turnaround, entries, wording } = catalogue;
  return {
    id,
    title,
    description,
    picture,
    group,
    turnaround,
    size: entries.length,
    many: wording.many,
    from: getStartingPrice(catalogue),
  };
});
