import { z } from 'zod';
import { iconSchema, slugSchema, toneSchema, wordsSchema } from '#schemas/appearance.ts';

/** One frequent question with its answer. */
const faqSchema = z.strictObject({
  /** Stable name, the fragment of its address. */
  id: slugSchema,
  /** The question in an owner's words. */
  question: wordsSchema,
  /** The answer in plain text. */
  answer: wordsSchema,
  /** Group it belongs to. */
  category: z.enum(['Tests', 'Results', 'Scheduling']),
  /** Icon beside the question. */
  icon: iconSchema,
  /** Colour of the icon. */
  color: toneSchema,
});
export type Faq = z.infer<typeof faqSchema>;

export const faqsSchema = z.array(faqSchema).min(1).readonly();
