import { z } from 'zod';
import {
  endoscopyEntrySchema,
  imagingEntrySchema,
  methodEntrySchema,
  panelEntrySchema,
  scheduleSchema,
  specializedEntrySchema,
  testEntrySchema,
  turnaroundSchema,
  vitaminEntrySchema,
} from '#schemas/catalogue-entry.ts';

const sentence = z.string().trim().min(1);

/** Ids in the order of the specification; each is also the path segment under /pricing/. */
export const catalogueIds = [
  'hematology',
  'biochemistry',
  'microbiology',
  'hormone',
  'clinical',
  'vitamins',
  'cytology',
  'parasitology',
  'serology',
  'kit-based',
  'special-tests',
  'panel-package',
  'radiology',
  'endoscopy',
] as const;
export type CatalogueId = (typeof catalogueIds)[number];

export const sortKeySchema = z.enum(['name', 'price', 'popular', 'comprehensive']);
export type SortKey = z.infer<typeof sortKeySchema>;

const figureSchema = z.strictObject({
  /** What the figure counts. */
  label: sentence,
  /** The figure as shown, with its unit. */
  value: sentence,
  /**
   * Where it comes from: `computed` agrees with the entries (tests prove it), `stated` is a working time or a
   * quality, `claim` is a percentage whose method and period the laboratory has yet to publish.
   */
  basis: z.enum(['computed', 'stated', 'claim']),
});
export type Figure = z.infer<typeof figureSchema>;

export const wordingSchema = z.strictObject({
  /** What one entry is called. */
  one: sentence,
  /** What several entries are called. */
  many: sentence,
  /** Heading of the empty state. */
  empty: sentence,
  /** Words under that heading. */
  emptyHint: sentence,
  /** Label of the button that clears search and category. */
  reset: sentence,
  /** Words after a price. */
  priceUnit: sentence,
  /** Label of the badge of urgent entries. */
  urgent: z.enum(['Urgent', 'Priority', 'Quick']),
});
export type Wording = z.infer<typeof wordingSchema>;

const blockSchema = z.strictObject({
  /** Heading of a block of explanation below the list. */
  heading: sentence,
  /** Its terms, each with a plain explanation. */
  items: z.array(z.strictObject({ term: sentence, text: sentence })),
});
export type InformationBlock = z.infer<typeof blockSchema>;

const sharedSchema = z.strictObject({
  /** Identifier and path segment under /pricing/. */
  id: z.enum(catalogueIds),
  /** Heading of the price page and of the listing's card. */
  title: sentence,
  /** What the listing's card says, and what its search reads beside the title. */
  description: sentence,
  /** The listing's filter group. */
  group: z.enum(['Laboratory', 'Imaging', 'Specialized']),
  /** The turnaround of the listing's card, as tabled in the specification. */
  turnaround: sentence,
  /** The number the specification's listing states; pages show the computed one. */
  listedCount: z.int().positive(),
  /** When an entry's result is ready unless it says otherwise; absent where that depends on the parts or is a procedure. */
  result: turnaroundSchema.optional(),
  /** When the bench runs unless an entry says otherwise; absent where the laboratory has not stated it. */
  schedule: scheduleSchema.optional(),
  /** Opening hours of the bench in words. */
  availability: sentence.optional(),
  /** The row of four summary figures. */
  strip: z.array(figureSchema).length(4),
  /** Categories in order; `more` puts a chip behind the More chip. */
  categories: z.array(z.strictObject({ name: sentence, chip: z.enum(['named', 'more']) })).min(1),
  /** Words that differ from list to list. */
  wording: wordingSchema,
  /** Sort choices in order, the first being the default. */
  sorts: z.array(sortKeySchema).min(1),
  /** Whether the specification shows the result count to everyone; otherwise it is only announced. */
  showsCount: z.boolean(),
  /** A ribbon that every card of the list carries. */
  ribbon: z.literal('Premium').optional(),
  /** Sentences a reader must see on the page before the list. */
  notices: z.array(sentence).default([]),
  /** Blocks of explanation. */
  blocks: z.array(blockSchema).default([]),
  /** Lowest and highest price the list may hold, in rupees: a guard against typing slips. */
  priceRange: z.strictObject({ min: z.int().positive(), max: z.int().positive() }),
  /** The day on which the laboratory last checked these prices. */
  pricesCheckedOn: z.iso.date(),
});

/** A price list; `kind` decides which extra fields its entries carry. */
export const catalogueSchema = z.discriminatedUnion('kind', [
  sharedSchema.extend({ kind: z.literal('test'), entries: z.array(testEntrySchema) }),
  sharedSchema.extend({ kind: z.literal('method'), entries: z.array(methodEntrySchema) }),
  sharedSchema.extend({ kind: z.literal('specialized'), entries: z.array(specializedEntrySchema) }),
  sharedSchema.extend({ kind: z.literal('vitamin'), entries: z.array(vitaminEntrySchema) }),
  sharedSchema.extend({ kind: z.literal('imaging'), entries: z.array(imagingEntrySchema) }),
  sharedSchema.extend({ kind: z.literal('endoscopy'), entries: z.array(endoscopyEntrySchema) }),
  sharedSchema.extend({ kind: z.literal('panel'), entries: z.array(panelEntrySchema) }),
]);

/** A price list as its file writes it. */
export type CatalogueInput = z.input<typeof catalogueSchema>;
/** A price list as the site reads it, with defaults filled and titles, slugs and specimens derived. */
export type Catalogue = z.infer<typeof catalogueSchema>;
