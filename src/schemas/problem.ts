import { z } from 'zod';
import { slugSchema, wordsSchema } from '#schemas/appearance.ts';
import { codeSchema } from '#schemas/catalogue-entry.ts';

const suggestionSchema = z.strictObject({
  /** The entry of the price lists. */
  code: codeSchema,
  /** When it is the one to ask for, if not always. */
  when: wordsSchema.optional(),
});

/** One sign that an owner sees, with the tests that are talked over first. */
const problemSchema = z.strictObject({
  /** Name in its address, /tests/by-problem/<slug>. */
  slug: slugSchema,
  /** The sign as an owner would say it. */
  sign: wordsSchema,
  /** Words by which an article speaks of it; each has one meaning only. */
  mentions: z.array(wordsSchema).min(1).readonly(),
  /** What people type beside the sign and its mentions, and mean this page. */
  typed: z.array(wordsSchema).default([]),
  /** What the first tests look at, in plain words; never what the pet has. */
  plain: wordsSchema,
  /** The emergencies that this sign is by itself, by their ids: a vet comes before every test. */
  emergency: z.array(z.string()).default([]),
  /** Other emergencies that go with it, by their ids; shown before the rest. */
  flags: z.array(z.string()).readonly(),
  /** No sign of illness: a plan made from it may tell a fast. */
  isWell: z.literal(true).optional(),
  /** Tests to talk over first. */
  first: z.array(suggestionSchema).min(1).readonly(),
  /** Whether one of the first tests is chosen, instead of all. */
  choose: z.boolean().default(false),
  /** Tests that may follow, depending on the first results. */
  next: z.array(suggestionSchema).readonly(),
});
export type Problem = z.infer<typeof problemSchema>;

export const problemsSchema = z
  .strictObject({
    /** Emergencies that every sign page names, by their ids. */
    redFlags: z.array(z.string()).min(1).readonly(),
    /** What to do on a red flag. */
    callNow: wordsSchema,
    /** What the list is and is not. */
    caution: wordsSchema,
    items: z.array(problemSchema).min(1).readonly(),
  })
  .refine(
    ({ items }) => new Set(items.map(({ slug }) => slug)).size === items.length,
    'every slug is used once',
  );
