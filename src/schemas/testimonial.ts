import { z } from 'zod';
import { portraitSchema, slugSchema, wordsSchema } from '#schemas/appearance.ts';

/** What one client says about the laboratory. */
const testimonialSchema = z.strictObject({
  /** Stable name. */
  id: slugSchema,
  /** Who speaks. */
  name: wordsSchema,
  /** The words, without quotation marks. */
  text: wordsSchema,
  /** In what role the person speaks. */
  role: z.enum(['Veterinarian', 'Pet Owner', 'Veterinary Pathologist']),
  /** Clinic and place; for an owner the place. */
  clinic: wordsSchema,
  /** Stars from 1 to 5. */
  rating: z.number().int().min(1).max(5),
  /** Portrait of the person. */
  image: portraitSchema,
});
export type Testimonial = z.infer<typeof testimonialSchema>;

export const testimonialsSchema = z.array(testimonialSchema).min(1).readonly();
