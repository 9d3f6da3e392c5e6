import { z } from 'zod';
import { wordsSchema } from '#schemas/appearance.ts';
import { patients } from '#schemas/patients.ts';

const latinSchema = wordsSchema.regex(/^[\x20-\x7e]+$/, 'must be in Latin letters');
const devanagariSchema = wordsSchema.regex(/[\u0900-\u097f]/, 'must hold Devanagari');

/** An animal that no list names counts for all. */
const patientSchema = z.enum(patients);

const emergencySchema = z.strictObject({
  /** Short name by which sign pages refer to it. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be a lower-case slug'),
  /** The sign in words, after "if you see". */
  sign: wordsSchema,
  /** What people type; all words of one of them, in any order and spelling, mean this. */
  words: z.strictObject({
    english: z.array(latinSchema).min(1, 'needs at least one').readonly(),
    hinglish: z.array(latinSchema).min(1, 'needs at least one').readonly(),
    hindi: z.array(devanagariSchema).min(1, 'needs at least one').readonly(),
  }),
  /** What it is called: no emergency beside a word for a test, such as kit or price. */
  names: z.array(wordsSchema).default([]),
  /** Whether no sample of it is taken: who asks for a test of it has such an animal, and is warned by its names, too. */
  neverSampled: z.literal(true).optional(),
  /** The animals it is an emergency for, if not all. */
  species: z.array(patientSchema).min(1).optional(),
  /** Whether its single words are things that may be eaten: "did not eat chocolate" denies them. */
  isEaten: z.literal(true).optional(),
  /** Whether it still counts when it was months ago: rabies comes late, and a coin stays where it is. */
  lasts: z.literal(true).optional(),
  /** Whom to call: the government's vet where the law asks for a report. */
  call: z.enum(['vet', 'government']).default('vet'),
  /** What to do until a vet sees the animal. */
  doNow: wordsSchema,
  /** What never to do. */
  never: wordsSchema,
  source: z.strictObject({ title: wordsSchema, url: z.url().optional() }),
});
export type Emergency = z.output<typeof emergencySchema>;

const spellingsSchema = z.array(latinSchema.or(devanagariSchema)).min(1).readonly();

export const emergenciesSchema = z
  .strictObject({
    /** What to do first, by whom to call. */
    callNow: z.strictObject({ vet: wordsSchema, government: wordsSchema }),
    items: z.array(emergencySchema).min(1).readonly(),
    /** Words that mean the same, by the word that stands for them all. */
    spellings: z.record(z.string(), spellingsSchema),
    /** Words that say nothing at all, beside those of the synonym table. */
    fillers: spellingsSchema,
    /** Words that say nothing by themselves: a denial reaches over them. */
    light: spellingsSchema,
    /** Words that ask for a test, not for help. */
    tests: spellingsSchema,
    /** Words that ask for a test of the animal, and those beside them of what a healthy one is asked for: titre, vaccine. */
    exams: spellingsSchema,
    proofs: spellingsSchema,
    /** What sounds like an emergency and is none. */
    calm: spellingsSchema,
  })
  .superRefine(({ items }, context) => {
    items.forEach(({ id }, at) => {
      if (items.findIndex((other) => other.id === id) < at)
        context.addIssue({ code: 'custom', path: ['items', at, 'id'], message: 'is used twice' });
    });
  });
export type Emergencies = z.output<typeof emergenciesSchema>;
