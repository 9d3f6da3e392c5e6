import { z } from 'zod';
import { iconSchema, slugSchema, toneSchema, wordsSchema } from '#schemas/appearance.ts';

/** One health pack. */
const packageSchema = z.strictObject({
  /** Stable name for links and tests. */
  id: slugSchema,
  /** Name on the card. */
  name: wordsSchema,
  /** Whole rupees. */
  price: z.number().int().positive(),
  /** Icon on the card. */
  icon: iconSchema,
  /** Whom the pack suits, in one or two sentences. */
  description: wordsSchema,
  /** Colour of the card. */
  theme: toneSchema,
  /** Whether the card carries the MOST POPULAR mark. */
  featured: z.boolean(),
  /** What the pack holds: the words on the card and the code of the test in the price lists. */
  features: z
    .array(
      z.strictObject({
        /** Code of the price list entry, for the sum of the parts and the link to its page. */
        code: z.string().regex(/^[A-Z]{3}-\d{2}$/, 'must be a code such as HEM-01'),
        /** Words on the card. */
        text: wordsSchema,
      }),
    )
    .min(1),
  /** Words on the button, which opens the chat. */
  buttonText: wordsSchema,
  /** Weight of the button. */
  buttonStyle: z.enum(['solid', 'outline']),
});
export type Package = z.infer<typeof packageSchema>;

/** The three packs with the words above them. */
export const packagesSchema = z.strictObject({
  /** Heading of the section. */
  heading: wordsSchema,
  /** Line of trust under the heading. */
  trustLine: wordsSchema,
  /** Mark of the featured pack. */
  featuredMark: wordsSchema,
  /** The packs in the order of their cards. */
  items: z
    .array(packageSchema)
    .length(3)
    .refine((items) => items.filter((item) => item.featured).length === 1, 'exactly one pack is featured')
    .readonly(),
});
