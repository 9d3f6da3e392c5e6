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

type ServiceText = Pick<Catalogue, 'title' | 'description' | 'turnaround'> & {
  readonly wording: { readonly many: string };
};

/** Every price list, as the listing shows it, in the words of a language. */
export const listServices = (toText: (catalogue: Catalogue) => ServiceText): Service[] =>
  catalogues.map((catalogue) => {
    const { id, picture, group, entries } = catalogue;
    const { title, description, turnaround, wording } = toText(catalogue);
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
