import { z } from 'zod';
import { pictureSchema, portraitSchema, slugSchema, wordsSchema } from '#schemas/appearance.ts';

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
  /** The article it leads to where the blog has it; how long that takes to read is counted there. */
  blog: z.strictObject({
    /** Title of the article. */
    title: wordsSchema,
    /** What the article answers. */
    excerpt: wordsSchema,
    /** Slug of the article. */
    slug: slugSchema,
    /** Who signs it; the portrait is kept with the name and not shown. */
    author: z.strictObject({ name: wordsSchema, image: portraitSchema }),
  }),
});

export const showcasesSchema = z.array(showcaseSchema).length(3).readonly();
