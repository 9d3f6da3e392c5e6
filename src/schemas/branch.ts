import { z } from 'zod';
import { slugSchema, toneSchema, wordsSchema } from '#schemas/appearance.ts';
import { specimenNameSchema } from '#schemas/specimen.ts';

/** Days in the spelling of schema.org, so that they serve structured data as they are. */
export const weekdaySchema = z.enum([
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]);

/** A time of day in India, 24-hour clock. */
export const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00');

/** A stretch of days with the same hours; 00:00 to 23:59 means open all day. */
const openingSchema = z.strictObject({
  /** How the stretch is said to people. */
  label: wordsSchema,
  /** The days it holds for. */
  days: z.array(weekdaySchema).min(1),
  /** Opening time in India, 24-hour clock. */
  opens: timeSchema,
  /** Closing time in India, 24-hour clock. */
  closes: timeSchema,
});

export type Opening = z.infer<typeof openingSchema>;

/** A phone number as people read it and as a phone dials it. */
const phoneSchema = z.strictObject({
  /** For people. */
  shown: wordsSchema,
  /** For the tel link. */
  tel: z.string().regex(/^\+91\d{10}$/, 'must be +91 and ten digits'),
});

/** The states and union territories with a branch. */
const regionSchema = z.enum(['Delhi', 'Uttar Pradesh']);

/** How the postal codes of each begin. */
const pincodeStarts: Record<z.infer<typeof regionSchema>, string> = { Delhi: '110', 'Uttar Pradesh': '2' };

/** One location of the network. */
const branchSchema = z
  .strictObject({
    /** Name in its address, /branch/<id>. */
    id: slugSchema,
    /** Name for people. */
    name: wordsSchema,
    /** Street and building. */
    address: wordsSchema,
    /** Town as post is addressed. */
    city: wordsSchema,
    /** District it lies in. */
    district: wordsSchema,
    /** State or union territory, for structured data. */
    region: regionSchema,
    /** Six-digit postal code. */
    pincode: z.string().regex(/^[1-9]\d{5}$/, 'must be six digits'),
    /** What kind of place it is. */
    type: z.enum(['Main Branch', 'Branch', 'Collection Center']),
    /** Colour of its mark on the map and the card. */
    color: toneSchema,
    /** Opening hours, at least one stretch. */
    hours: z.array(openingSchema).min(1),
    /** What can be dropped there, in words, and the samples meant by them: the result clock goes by these. */
    accepts: z
      .array(z.strictObject({ words: wordsSchema, specimens: z.array(specimenNameSchema).default([]) }))
      .min(3),
    /** Pets come there for procedures without a sample, as `accepts` words it: X-ray, ultrasound, endoscopy. */
    examines: z.boolean().default(false),
    /** Samples that are spun and frozen there after a call, where the courier would be too late for them as they are. */
    spinsAfterCall: z.array(specimenNameSchema).default([]),
    /** What to know before coming. */
    note: wordsSchema,
    /** Number of the Call Now link. */
    phone: phoneSchema,
    /** Own link to directions; without one a map search is built from the address. */
    directionsUrl: z.url({ protocol: /^https$/ }).optional(),
  })
  .refine(({ region, pincode }) => pincode.startsWith(pincodeStarts[region]), {
    path: ['pincode'],
    error: 'does not begin as those of its region do',
  });
export type Branch = z.infer<typeof branchSchema>;

export const branchesSchema = z
  .array(branchSchema)
  .min(1)
  .refine((items) => new Set(items.map((item) => item.id)).size === items.length, 'every id is used once')
  .readonly();

/** The channel partner's profile above the locations. */
export const partnerSchema = z.strictObject({
  /** Name of the partner. */
  name: wordsSchema,
  /** What the partner does for the network. */
  description: wordsSchema,
  /** Figures of the profile, at most two. */
  figures: z.array(z.strictObject({ value: wordsSchema, label: wordsSchema })).max(2),
  /** What a clinic gets from the partnership. */
  offers: z.array(wordsSchema).min(3),
});
