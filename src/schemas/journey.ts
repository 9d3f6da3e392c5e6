import { z } from 'zod';
import { iconSchema, toneSchema, wordsSchema } from '#schemas/appearance.ts';

/** One step of the pet care journey, tied to a window of the video. */
const journeyStepSchema = z
  .strictObject({
    /** Second at which the step begins. */
    start: z.number().min(0),
    /** Second at which it ends, itself excluded. */
    end: z.number().positive(),
    /** Short name of the step. */
    text: wordsSchema,
    /** What happens, in one or two sentences. */
    description: wordsSchema,
    /** Icon of the step. */
    icon: iconSchema,
    /** Colour of the step. */
    color: toneSchema,
  })
  .refine((step) => step.start < step.end, { error: 'must come after start', path: ['end'] });

/** The five steps with the length to assume while the video's own is unknown. */
export const journeySchema = z.strictObject({
  /** Seconds to reckon with until the video tells its length. */
  fallbackDuration: z.number().positive(),
  /** The steps; each begins where the one before ends. */
  steps: z
    .array(journeyStepSchema)
    .length(5)
    .refine(
      (steps) => steps.every((step, index) => step.start === (steps[index - 1]?.end ?? 0)),
      'each step begins where the one before ends, the first at 0',
    ),
});
