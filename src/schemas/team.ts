import { z } from 'zod';
import { portraitSchema, slugSchema, wordsSchema } from '#schemas/appearance.ts';

/** A member of the staff. */
const memberSchema = z.strictObject({
  /** Stable name, neutral so that a new person needs no new link. */
  id: slugSchema,
  /** The person's name. */
  name: wordsSchema,
  /** What the person does here. */
  role: wordsSchema,
  /** Degree or training. */
  qualification: wordsSchema,
  /** One or two sentences about the person's work. */
  bio: wordsSchema,
  /** Portrait of the person. */
  photo: portraitSchema,
});
export type Member = z.infer<typeof memberSchema>;

/** A laboratory head. */
const headSchema = memberSchema.extend({
  /** Experience in words, as claimed. */
  experience: wordsSchema,
  /** The person's own words, without quotation marks. */
  quote: wordsSchema,
  /** The Vision text. */
  vision: wordsSchema,
});
export type Head = z.infer<typeof headSchema>;

/** Everything on the team page. */
export const teamSchema = z.strictObject({
  /** The laboratory heads. */
  heads: z.array(headSchema).min(1),
  /** The members of the grid. */
  staff: z.array(memberSchema).min(1),
  /** Id of the testimonial shown on the page. */
  testimonial: slugSchema,
  /** Mission statement. */
  mission: wordsSchema,
  /** Where the link to certifications leads: how results are kept right, point by point. */
  quality: z.array(z.strictObject({ title: wordsSchema, text: wordsSchema })).min(3),
});
