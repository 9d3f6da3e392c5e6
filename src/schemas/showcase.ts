import { z } from 'zod';
import { pictureSchema, portraitSchema, slugSchema, wordsSchema } from '#schemas/appearance.ts';

/** One part of the home page's scrolling showcase. */
export const showcaseSchema = z.strictObject({
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
  /** The article it leads to. */
  blog: z.strictObject({
    /** Title of the article. */
    title: wordsSchema,
    /** What the article answers. */
    excerpt: wordsSchema,
    /** Own path of the article. */
    href: z.string().regex(/^\/blog\/[a-z0-9-]+$/, 'must be the path of an article'),
    /** Who signs it. */
    author: z.strictObject({ name: wordsSchema, image: portraitSchema }),
    /** Label of the reading time. */
    readTime: wordsSchema,
  }),
});
export type Showcase = z.infer<typeof showcaseSchema>;

export const showcasesSchema = z.array(showcaseSchema).length(3).readonly();
