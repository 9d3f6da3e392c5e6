import { z } from 'zod';
import { slugSchema, wordsSchema } from '#schemas/appearance.ts';
import { timeSchema, weekdaySchema } from '#schemas/branch.ts';

/** How samples come from one branch to the main laboratory. */
const courierSchema = z.strictObject({
  /** Id of the branch. */
  branch: slugSchema,
  /** When the cold box leaves, in India; none for the main laboratory itself. It rests on public holidays. */
  runs: z.array(z.strictObject({ days: z.array(weekdaySchema).min(1), leaves: z.array(timeSchema).min(1) })),
  /** Hours from leaving until the sample is on the bench. */
  transitHours: z.number().nonnegative().max(24),
});
export type Courier = z.infer<typeof courierSchema>;

export const couriersSchema = z
  .array(courierSchema)
  .refine(
    (all) => new Set(all.map(({ branch }) => branch)).size === all.length,
    'every branch has one courier',
  )
  .refine(
    (all) => all.filter(({ runs }) => runs.length === 0).length === 1,
    'one branch is the main laboratory, with no runs',
  )
  .refine(
    (all) => all.every(({ runs, transitHours }) => runs.length === 0 || transitHours > 0),
    'a journey takes time',
  )
  .readonly();

/** Days on which couriers rest and only the benches that never close are at work. */
export const holidaysSchema = z
  .strictObject({
    /** The last day that the list was made for: beyond it nobody knows yet. */
    until: z.iso.date(),
    days: z.array(z.strictObject({ date: z.iso.date(), name: wordsSchema })),
  })
  .refine(
    ({ days }) => days.every(({ date }, at) => at === 0 || date > (days[at - 1]?.date ?? '')),
    'days stand in order, each once',
  )
  .refine(({ days, until }) => days.every(({ date }) => date <= until), 'no day is later than "until"')
  .readonly();
export type Holidays = z.infer<typeof holidaysSchema>;

/** Hours of the benches that close, and the limit that depends on the clock. */
export const benchSchema = z
  .strictObject({
    /** The days it is open, public holidays aside. */
    days: z.array(weekdaySchema).min(1),
    opens: timeSchema,
    closes: timeSchema,
    /** A same-day result needs the sample on the bench by then. */
    sameDayUntil: timeSchema,
  })
  .readonly();
export type Bench = z.infer<typeof benchSchema>;
