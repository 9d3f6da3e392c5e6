import { z } from 'zod';
import { codeSchema } from '#schemas/catalogue-entry.ts';

const words = z.string().trim().min(1);

export const notOfferedSchema = z
  .array(
    z.strictObject({
      /** What it is called in an answer, where that is not what was typed. */
      name: words.optional(),
      /** What people type; each stands for it alone. */
      words: z.array(words).min(1, 'needs at least one').readonly(),
      /** Its word means something else beside others: what may lead to anaemia. */
      isAlone: z.literal(true).optional(),
      /** What is offered and comes nearest, best first; none where nothing does. */
      nearest: z.array(codeSchema).readonly(),
      /** The nearest look for the same thing in another way, so that they answer the search. */
      otherMethod: z.boolean().default(false),
    }),
  )
  .superRefine((items, context) => {
    const owners = new Map<string, number>();
    items.forEach((item, at) => {
      if (item.otherMethod && item.nearest.length === 0)
        context.addIssue({ code: 'custom', path: [at, 'nearest'], message: 'has no other method' });
      for (const word of item.words.map((one) => one.toLowerCase())) {
        if (owners.has(word))
          context.addIssue({ code: 'custom', path: [at, 'words'], message: `"${word}" is there already` });
        owners.set(word, at);
      }
    });
  })
  .readonly();
export type NotOffered = z.output<typeof notOfferedSchema>[number];
