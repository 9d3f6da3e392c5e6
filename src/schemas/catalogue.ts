import { z } from 'zod';
import { pictureSchema, slugSchema } from '#schemas/appearance.ts';
import {
  endoscopyEntrySchema,
  imagingEntrySchema,
  methodEntrySchema,
  panelEntrySchema,
  scheduleSchema,
  separatedMlSchema,
  specializedEntrySchema,
  testEntrySchema,
  turnaroundSchema,
  vitaminEntrySchema,
} from '#schemas/catalogue-entry.ts';

const sentence = z.string().trim().min(1);

const sortKeySchema = z.enum(['name', 'price', 'popular', 'comprehensive']);
export type SortKey = z.infer<typeof sortKeySchema>;

/** What the entries themselves answer: written nowhere, so that a changed price changes it everywhere. */
const computedSchema = z.enum([
  'number of entries',
  'lowest price',
  'average duration',
  'average saving',
  'most tests',
]);
export type Computed = z.infer<typeof computedSchema>;

const figureSchema = z.discriminatedUnion('basis', [
  z.strictObject({
    /** What the figure counts. */
    label: sentence,
    basis: z.literal('computed'),
    /** What is worked out from the entries. */
    of: computedSchema,
  }),
  z.strictObject({
    /** What the figure counts. */
    label: sentence,
    /** `stated` is a working time or a quality, `claim` a percentage whose method and period have yet to be published. */
    basis: z.enum(['stated', 'claim']),
    /** The figure as shown, with its unit. */
    value: sentence,
  }),
]);
export type Figure = z.infer<typeof figureSchema>;

const wordingSchema = z.strictObject({
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
  id: slugSchema,
  /** Heading of the price page and of the listing's card. */
  title: sentence,
  /** What the listing's card says, and what its search reads beside the title. */
  description: sentence,
  /** The department's picture; one cell under the microscope until one of its own is drawn. */
  picture: pictureSchema.default('/art/posts/default'),
  /** The listing's filter group. */
  group: z.enum(['Laboratory', 'Imaging', 'Specialized']),
  /** The turnaround of the listing's card, as tabled in the specification. */
  turnaround: sentence,
  /** When an entry's result is ready unless it says otherwise; absent where that depends on the parts or is a procedure. */
  result: turnaroundSchema.optional(),
  /** When the bench runs unless an entry says otherwise; absent where the laboratory has not stated it. */
  schedule: scheduleSchema.optional(),
  /** 'usual' where the laboratory has not stated these hours: they are those of other laboratories, after a call. */
  scheduleBasis: z.enum(['stated', 'usual']).default('stated'),
  /** Serum that a test of the list takes unless the entry says otherwise. */
  separatedMl: separatedMlSchema.optional(),
  /** Opening hours of the bench in words. */
  availability: sentence.optional(),
  /** The row of summary figures: four, or fewer where a claim is no longer supported and was taken out. */
  strip: z.array(figureSchema).min(1).max(4),
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
  /** Between which prices nothing can be a typing slip, in rupees: from half the lowest to twice the highest. */
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
