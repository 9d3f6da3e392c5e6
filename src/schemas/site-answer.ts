import { z } from 'zod';
import { wordsSchema } from '#schemas/appearance.ts';

export const siteAnswersSchema = z
  .array(
    z.strictObject({
      /** What the page answers, as its link says it. */
      title: wordsSchema,
      /** A path of this site. */
      href: z.string().regex(/^\/[a-z]/, 'must be a path of this site'),
      /** What people type. */
      words: z.array(wordsSchema).min(1, 'needs at least one').readonly(),
    }),
  )
  .readonly();
export type SiteAnswer = z.output<typeof siteAnswersSchema>[number];
