import { z } from 'zod';
import { wordsSchema } from '#schemas/appearance.ts';

const countSchema = z.number().int().nonnegative();
const dailySchema = z.strictObject({
  /** Value at the reference date. */
  base: countSchema,
  /** Growth for each whole day since. */
  perDay: countSchema,
});

/** The laboratory's running figures and how they are shown. */
export const statsSchema = z.strictObject({
  /** Moment from which the projections grow. */
  referenceDate: z.iso.datetime({ offset: true }),
  /** Years of work; does not grow by itself. */
  yearsOfWork: countSchema,
  /** Members of the team; does not grow by itself. */
  teamMembers: countSchema,
  /** Tests at the reference date, and the minutes that bring one more. */
  tests: z.strictObject({ base: countSchema, minutesEach: z.number().int().positive() }),
  /** Samples at the reference date, and the minutes that bring one more. */
  samples: z.strictObject({ base: countSchema, minutesEach: z.number().int().positive() }),
  /** Happy clients: computed, not shown. */
  happyClients: dailySchema,
  /** Happy pets: computed, not shown. */
  happyPets: dailySchema,
  /** Milliseconds between two computations of the live figures. */
  refreshEvery: z.number().int().positive(),
  /** The hero's strip in its order. */
  strip: z
    .array(
      z.strictObject({
        /** Figure shown. */
        key: z.enum(['yearsOfWork', 'teamMembers', 'totalTests', 'totalSamples']),
        /** Words under the figure. */
        label: wordsSchema,
      }),
    )
    .length(4),
  /** How the strip counts up on the first visit ever. */
  stripCounter: z.strictObject({
    /** Milliseconds. */
    duration: z.number().int().positive(),
    /** Share of the value at which counting starts. */
    startsAt: z.number().min(0).max(1),
    /** Share of the strip that must be in view. */
    threshold: z.number().min(0).max(1),
    /** Browser storage key of the first-visit flag. */
    storageKey: z.string().min(1),
  }),
});
