import * as z from 'zod/mini';

/** 1 to 6, as the editor offers them; the page of an article brings them under its title. */
export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
const levelSchema = z.literal([...headingLevels]);
export type HeadingLevel = z.infer<typeof levelSchema>;

const shared = {
  id: z.string(),
  order: z.number(),
  /** The block's HTML as the table holds it, where the editor would write it otherwise; gone with the first change. */
  source: z.optional(z.string()),
};

/** Plain text; a line end is a line break. `html` is the same with what plain text cannot say: bold, italic, links. */
const wordsFields = { text: z.string(), html: z.optional(z.string()) };
const wordsSchema = z.object(wordsFields);
export type Words = z.infer<typeof wordsSchema>;

/** Blocks beside the three of the specification; `other` is a part of an article that is kept as it is. */
export const richTypes = ['list', 'quote', 'table', 'other'] as const;

const blockSchema = z.union([
  z.object({ ...shared, type: z.literal('paragraph'), content: wordsSchema }),
  z.object({
    ...shared,
    type: z.literal('heading'),
    content: z.object({ ...wordsFields, level: levelSchema }),
  }),
  /** `text` is what can be read of `html`. */
  z.object({
    ...shared,
    type: z.enum(richTypes),
    content: z.object({ text: z.string(), html: z.string() }),
  }),
  /** An empty `url` is an image that is still to be chosen. */
  z.object({
    ...shared,
    type: z.literal('image'),
    content: z.object({ url: z.string(), alt: z.string(), caption: z.optional(z.string()) }),
  }),
]);
export type Block = z.infer<typeof blockSchema>;
export type RichType = (typeof richTypes)[number];
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;
/** A block of the specification that has words. */
export type WordsBlock = BlockOf<'paragraph'> | BlockOf<'heading'>;
export type RichBlock = Extract<Block, { type: RichType }>;

/** The row of `posts` that a published draft stands for. */
const liveSchema = z.object({
  id: z.number(),
  /** As it was when this browser last wrote or read it: the database refuses to write over another one. */
  version: z.number(),
  slug: z.string(),
  /** ISO instant of the last time this draft and the row were the same. */
  at: z.string(),
});

/** What the table held when the post was opened or last written: what nobody changes goes back as it was. */
const openedSchema = z.object({
  content: z.string(),
  excerpt: z.string(),
  media: z.nullable(z.looseObject({ url: z.string() })),
  /** ISO instant of its publication, which it keeps when it is taken back and published again. */
  date: z.string(),
});

/** A post of the admin editor as this browser keeps it. */
export const draftSchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  status: z.enum(['draft', 'published']),
  /** ISO instants. */
  createdAt: z.string(),
  updatedAt: z.string(),
  author: z.string(),
  excerpt: z.string(),
  /** What the post is called and what it is about in Hindi; both empty where nobody has written it. */
  titleHi: z._default(z.string(), ''),
  summaryHi: z._default(z.string(), ''),
  /** Address of the picture on cards and over the article; empty for none. */
  featuredImage: z.string(),
  /** Ids, the leading one first. Null in drafts from before there was a choice: the post keeps those it has. */
  categories: z._default(z.nullable(z.array(z.number())), null),
  /** In the order of the article; never empty. */
  blocks: z.array(blockSchema).check(z.minLength(1)),
  /** Only while published. */
  live: z.optional(liveSchema),
  opened: z.optional(openedSchema),
});
export type Draft = z.infer<typeof draftSchema>;
export type Live = z.infer<typeof liveSchema>;
export type Opened = z.infer<typeof openedSchema>;
