import { z } from 'zod';
import { pictureSchema, slugSchema, wordsSchema } from '#schemas/appearance.ts';

/** One part of the home page's scrolling showcase. */
const showcaseSchema = z.strictObject({
  /** Stable name. */
  id: slugSchema,
  /** Heading of the part. */
  title: wordsSchema,
  /** Two sentences under it. */
  desc: wordsSchema,
  /** Short points. */
  items: z.array(wordsSchema).min(3),
  /** Picture that stays beside the part. */
  image: pictureSchema,
  /** The article it leads to where the blog has it; how long that takes to read is counted there, and who signs is in site.ts. */
  blog: z.strictObject({
    /** Title of the article. */
    title: wordsSchema,
    /** What the article answers. */
    excerpt: wordsSchema,
    /** Slug of the article. */
    slug: slugSchema,
  }),
});

export const showcasesSchema = z.array(showcaseSchema).length(3).readonly();
export type Showcase = z.infer<typeof showcasesSchema>;
