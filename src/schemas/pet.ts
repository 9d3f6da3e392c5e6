import * as z from 'zod/mini';
import { optionalLine, requiredLine } from '#schemas/account-fields.ts';
import type { AnimalName } from '#schemas/patients.ts';
import { type AvatarId, avatarIds } from '#schemas/profile.ts';
import { isBlank, mendLines, tidyLine } from '#schemas/typed-text.ts';

/** The animals of a plan as the table `pets` writes them, and any other. */
export const petTypes = [
  'dog',
  'cat',
  'rabbit',
  'guinea pig',
  'goat',
  'sheep',
  'pig',
  'horse',
  'cattle',
  'bird',
  'reptile',
  'other',
] as const satisfies readonly (Lowercase<AnimalName> | 'other')[];
export type PetType = (typeof petTypes)[number];
export const healthStatuses = ['healthy', 'monitoring', 'treatment'] as const;
export type HealthStatus = (typeof healthStatuses)[number] | 'unknown';

/** What the table `pets` takes at most. */
export const petLimits = {
  pets: 50,
  name: 80,
  breed: 80,
  age: 40,
  weight: 40,
  lines: 30,
  line: 120,
  notes: 2000,
  image: 61_440,
} as const;

/** With or without its unit. */
export const weightInKilograms = /^(\d{1,4}(?:[.,]\d{1,3})?)\s*(?:kgs?)?\.?$/i;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const picture = /^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

export const isAvatar = (image: string): image is AvatarId => avatarIds.some((id) => id === image);
/** Whether a pet may be shown with it: one of the avatars, or a picture that carries its own bytes. */
export const isPetImage = (image: string): boolean =>
  isAvatar(image) || (image.length <= petLimits.image && picture.test(image));

/** A row of the table `pets`. A health status that nobody knows is `unknown`; an image that is none is left out. */
export const petSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.catch(z.enum(petTypes), 'other'),
  breed: z.string(),
  /** In words: `4 years`. What counts is `born_on`, where it is known. */
  age: z.string(),
  /** ISO day; null where only `age` was noted. */
  born_on: z.nullable(z.string()),
  /** In words: `18 kg`. */
  weight: z.string(),
  /** ISO day; null when there is none. */
  last_checkup: z.nullable(z.string()),
  /** ISO day; null when there is none. */
  next_appointment: z.nullable(z.string()),
  image: z.catch(z.nullable(z.string().check(z.refine(isPetImage))), null),
  health_status: z.pipe(
    z.string(),
    z.transform((text): HealthStatus => healthStatuses.find((status) => status === text) ?? 'unknown'),
  ),
  vaccinations: z.array(z.string()),
  medications: z.array(z.string()),
  notes: z.string(),
});
export type Pet = z.infer<typeof petSchema>;

const dayOrNone = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => text === '' || (isoDay.test(text) && text >= '1990-01-01' && text <= '2200-01-01'),
        'Please choose a day',
      ),
    ),
  z.transform((text) => text || null),
);

/** One item a line, as typed into a text area. */
const lines = (what: string) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) =>
        mendLines(text)
          .split('\n')
          .map((line) => tidyLine(line).trim())
          .filter((line) => !isBlank(line)),
      ),
    ),
    z.array(z.string()).check(
      z.refine((items) => items.length <= petLimits.lines, `${what}: at most ${petLimits.lines} lines`),
      z.refine(
        (items) => items.every((item) => [...item].length <= petLimits.line),
        `${what}: at most ${petLimits.line} characters on a line`,
      ),
    ),
  );

/** The form of a pet; parsed, it is what the table takes. */
export const petFormSchema = z.object({
  name: requiredLine(petLimits.name, 'Name', 'Name is required'),
  type: z.enum(petTypes),
  breed: optionalLine(petLimits.breed, 'Breed'),
  age: optionalLine(petLimits.age, 'Age'),
  born_on: dayOrNone,
  weight: optionalLine(petLimits.weight, 'Weight').check(
    z.refine(
      (text) => text === '' || weightInKilograms.test(text),
      'Please give it in kg, such as 18 or 4.5',
    ),
  ),
  last_checkup: dayOrNone,
  next_appointment: dayOrNone,
  image: z.nullable(z.string().check(z.refine(isPetImage, 'Please choose a smaller picture'))),
  health_status: z.enum([...healthStatuses, 'unknown']),
  vaccinations: lines('Vaccinations'),
  medications: lines('Medications'),
  notes: z.string().check(
    z.overwrite(mendLines),
    z.trim(),
    z.refine(
      (text) => [...text].length <= petLimits.notes,
      `Notes can have at most ${petLimits.notes} characters`,
    ),
  ),
});
/** As typed. */
export type PetInput = z.input<typeof petFormSchema>;
/** As the table takes it. */
export type PetForm = z.output<typeof petFormSchema>;
