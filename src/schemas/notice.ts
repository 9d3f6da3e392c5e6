import { z } from 'zod';
import { slugSchema, wordsSchema } from '#schemas/appearance.ts';
import { codeSchema } from '#schemas/catalogue-entry.ts';

/** News that visitors need before they come. */
const noticeSchema = z
  .strictObject({
    id: slugSchema,
    kind: z.enum(['reagent out', 'holiday', 'branch closed']),
    /** One or two sentences that name the dates they are about, for the page may be read later. */
    words: wordsSchema.max(220),
    /** First day it is shown, in India. */
    from: z.iso.date(),
    /** Last day it is shown. */
    until: z.iso.date(),
    /** Codes of the tests and panels it concerns; none where it is not about tests. */
    tests: z.array(codeSchema).default([]),
    /** Ids of the branches it concerns; none where it is not about branches. */
    branches: z.array(slugSchema).default([]),
  })
  .refine(({ from, until }) => from <= until, 'must not end before it begins')
  .refine(({ kind, tests }) => kind !== 'reagent out' || tests.length > 0, 'names the tests it stops')
  .refine(({ kind, branches }) => kind !== 'branch closed' || branches.length > 0, 'names the branch');
export type Notice = z.infer<typeof noticeSchema>;

export const noticesSchema = z
  .array(noticeSchema)
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'every id is used once')
  .readonly();
