import { z } from 'zod';
import { codeSchema } from '#schemas/catalogue-entry.ts';

const words = z.array(z.string().trim().min(1)).min(1).readonly();

export const synonymsSchema = z.strictObject({
  /** What a whole query means: the entries to show first, in this order. A word may have several readings. */
  readings: z
    .array(
      z.strictObject({
        /** Spellings of the query, in any case; Hindi in Latin letters and in its own. */
        words,
        /** What the words mean, as the hit explains it. */
        meaning: z.string().trim().min(1),
        /** Entries to show, best first. */
        codes: z.array(codeSchema).min(1).readonly(),
      }),
    )
    .readonly(),
  /** Words that stand for a word of the price lists anywhere in a query. */
  sameAs: z.array(z.strictObject({ words, means: words })).readonly(),
  /** Words that say nothing about which test is meant. */
  soft: words,
});
export type Synonyms = z.infer<typeof synonymsSchema>;
export type Reading = Synonyms['readings'][number];
