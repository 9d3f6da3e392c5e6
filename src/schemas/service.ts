import { z } from 'zod';
import {
  iconSchema,
  lightToneSchema,
  pictureSchema,
  slugSchema,
  toneSchema,
  wordsSchema,
} from '#schemas/appearance.ts';

/** The five services, as they stand in addresses. */
export const serviceIdSchema = z.enum([
  'hematology',
  'microbiology',
  'histopathology',
  'radiology',
  'biochemistry',
]);

/** One step of a procedure, told in the order in which it happens. */
const serviceStepSchema = z.strictObject({
  /** What the step is called. */
  title: wordsSchema,
  /** What happens in it, in one or two sentences. */
  text: wordsSchema,
});
export type ServiceStep = z.infer<typeof serviceStepSchema>;

/** A technique of the bench, shown as a card. */
const techniqueSchema = z.strictObject({
  /** Name of the technique. */
  title: wordsSchema,
  /** What it shows, in one or two sentences. */
  desc: wordsSchema,
  /** Icon beside the title. */
  icon: iconSchema,
  /** Picture at the head of the card. */
  img: pictureSchema,
});
export type Technique = z.infer<typeof techniqueSchema>;

/** The four parts that Learn More opens. */
const learnMoreSchema = z.strictObject({
  /** What the department does, one line each. */
  offered: z.array(wordsSchema).min(3),
  /** Why the service matters to a pet's care. */
  crucial: wordsSchema,
  /** What the laboratory undertakes to do. */
  promise: wordsSchema,
  /** Situations in which an owner or a vet would ask for it. */
  consider: z.array(wordsSchema).min(3),
});
export type LearnMore = z.infer<typeof learnMoreSchema>;

/** A service of the laboratory. */
const serviceSchema = z.strictObject({
  /** Name in addresses, and name of its MDX file. */
  id: serviceIdSchema,
  /** Place in the showcase, from 1; a step to a larger number slides forward. */
  order: z.number().int().min(1).max(5),
  /** Name for people. */
  title: wordsSchema,
  /** Two sentences for the showcase; lists show the first 60 characters. */
  description: wordsSchema,
  /** Micrograph of its department. */
  image: pictureSchema,
  /** Picture on the home page, where that of the department is shown already. */
  homeImage: pictureSchema.optional(),
  /** Icon beside its name. */
  icon: iconSchema,
  /** Colour of its accents. */
  color: toneSchema,
  /** Colour of a ground behind it; kept with the service, no page draws one. */
  lightColor: lightToneSchema,
  /** The four Key Benefits. */
  benefits: z.array(wordsSchema).length(4),
  /** Short mark on its card on the services page. */
  badge: wordsSchema,
  /** What the department tests, as listed on its card. */
  bullets: z.array(wordsSchema).min(2),
  /** Price list that holds its tests (path segment of the catalogue). */
  catalogue: slugSchema,
  /** Detail opened by Learn More. */
  learnMore: learnMoreSchema,
  /** Technique cards of its page. */
  techniques: z.array(techniqueSchema).min(3),
});
export type Service = z.infer<typeof serviceSchema>;

export const servicesSchema = z.array(serviceSchema).length(5).readonly();

/** The order in which the services page shows its five alternating cards. */
export const serviceCardOrderSchema = z.array(serviceIdSchema).length(5).readonly();

/** A summary card of the services page: hours and price line at a glance. */
const serviceSummarySchema = z.strictObject({
  /** Service it sums up. */
  service: serviceIdSchema,
  /** Mark on the card, if any. */
  badge: wordsSchema.nullable(),
  /** Whether the card says the lowest price of the service's price list, computed from that list. */
  showsLowestPrice: z.boolean(),
  /** Lines of the card, a label and its value. */
  lines: z.array(z.strictObject({ label: wordsSchema, value: wordsSchema })).min(1),
});
export type ServiceSummary = z.infer<typeof serviceSummarySchema>;
export const serviceSummariesSchema = z.array(serviceSummarySchema).length(3).readonly();

/** Histopathology's two procedures: seven steps told to owners, eight as the bench works. */
export const histopathologyStepsSchema = z.array(serviceStepSchema).length(7).readonly();
export const histopathologyWorkflowSchema = z.array(serviceStepSchema).length(8).readonly();

/** The ultrasound section. */
export const ultrasoundSchema = z.strictObject({
  /** Heading of the section. */
  title: wordsSchema,
  /** What a scan is, for an owner. */
  description: wordsSchema,
  /** The scans on offer, each with its entry in the radiology price list. */
  scans: z
    .array(
      z.strictObject({
        /** Code of the price list entry, for its price and its page. */
        code: z.string().regex(/^RAD-\d{2}$/, 'must be a radiology code'),
        /** Name of the scan. */
        title: wordsSchema,
        /** What it looks at. */
        text: wordsSchema,
        /** What the owner does before. */
        preparation: wordsSchema,
      }),
    )
    .min(2),
});
