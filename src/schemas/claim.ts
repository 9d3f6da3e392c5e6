import { z } from 'zod';
import { iconSchema, slugSchema, wordsSchema } from '#schemas/appearance.ts';

/** A figure that the laboratory states about itself. */
const claimSchema = z.strictObject({
  /** Stable name; docs/before-launch.md asks for the proof under it. */
  id: slugSchema,
  /** The figure as shown. */
  value: wordsSchema,
  /** What it counts. */
  label: wordsSchema,
  /** What the figure means and where it ends, shown with it. */
  note: wordsSchema,
});
export type Claim = z.infer<typeof claimSchema>;

/** A feature card of the home page. */
const featureSchema = z.strictObject({
  /** Stable name. */
  id: slugSchema,
  /** Heading of the card. */
  title: wordsSchema,
  /** One or two sentences. */
  text: wordsSchema,
  /** Icon of the card. */
  icon: iconSchema,
});

/** A counter of the why-choose-us section. */
const counterSchema = z.strictObject({
  /** Stable name. */
  id: slugSchema,
  /** Final value. */
  target: z.number().int().positive(),
  /** What it counts. */
  label: wordsSchema,
  /** Milliseconds before counting starts. */
  delay: z.number().int().nonnegative(),
});

/** The why-choose-us section: reasons, and two figures that are counted up. */
const whyChooseUsSchema = z.strictObject({
  /** Heading of the section. */
  heading: wordsSchema,
  /** Its reasons. */
  reasons: z.array(featureSchema).min(3),
  /** Its two counters. */
  counters: z.array(counterSchema).length(2),
  /** Milliseconds that counting takes. */
  duration: z.number().int().positive(),
  /** Share of the value at which it starts. */
  startsAt: z.number().min(0).max(1),
  /** Share of the section that must be in view. */
  threshold: z.number().min(0).max(1),
  /** Browser storage key of the first-visit flag. */
  storageKey: z.string().min(1),
});
export type WhyChooseUs = z.infer<typeof whyChooseUsSchema>;

/** All claims, by the place where they are shown. */
export const claimsSchema = z.strictObject({
  /** The feature cards of the home page, at most three. */
  features: z.array(featureSchema).max(3),
  /** Figures beside the listing of price lists, at most four. */
  listing: z.array(claimSchema).max(4),
  /** The page on why owners trust the laboratory. */
  trust: z.strictObject({
    /** Heading of the page. */
    heading: wordsSchema,
    /** One or two sentences under it. */
    lead: wordsSchema,
    /** Its figures, at most four. */
    figures: z.array(claimSchema).max(4),
    /** Heading of the list of what a pack holds. */
    coveredHeading: wordsSchema,
    /** The what's-covered list. */
    covered: z.array(wordsSchema).min(4),
    /** What this laboratory does not sell, said plainly. */
    limits: wordsSchema,
  }),
  /** The why-choose-us section. */
  whyChooseUs: whyChooseUsSchema,
});
