import { z } from 'zod';
import { codeSchema } from '#schemas/catalogue-entry.ts';
import { notOfferedSchema } from '#schemas/not-offered.ts';
import { animalNames } from '#schemas/patients.ts';

const words = z.array(z.string().trim().min(1)).min(1).readonly();

export const synonymsSchema = z.strictObject({
  /** What a query means: the entries to show first, in this order. Its words may have several readings. */
  readings: z
    .array(
      z.strictObject({
        /** Words that mean it, in any case and order; Hindi in Latin letters and in its own. */
        words,
        /** What the words mean, as the hit explains it. */
        meaning: z.string().trim().min(1),
        /** Entries to show, best first. */
        codes: z.array(codeSchema).min(1).readonly(),
        /** When an entry is the one to ask for, by its code, where not always: in a dog. */
        when: z.record(codeSchema, z.string().trim().min(1)).default({}),
      }),
    )
    .readonly(),
  /** Words that stand for a word of the price lists anywhere in a query. */
  sameAs: z.array(z.strictObject({ words, means: words })).readonly(),
  /** Words that say nothing about which test is meant. */
  soft: words,
  /** Meanings of an animal that is ill or pregnant: it is offered no test that asks for a fast. */
  sick: words,
  /** Meanings of a time of life, an occasion or a medicine: a sign beside them comes first, as vomiting in an old cat. */
  occasions: words,
  /** Meanings that wait: beside an emergency their words speak of it, as heat of heat stroke and swelling of a snake bite. */
  calm: words,
  /** Meanings of a pet whose sugar may be low: a fast at home can make it convulse, whoever asks for it. */
  lowSugar: words,
  /** Meanings of what is swallowed: whoever did not eat it has lost no appetite. */
  eaten: words,
  /** Meanings that say how and on what, not what for: a fungal culture is none of the other cultures. */
  methods: words,
  /** Words of names that name nothing by themselves, as body of foreign body. */
  plain: words,
  /** Tests that ask for a fast. */
  fasted: z.array(codeSchema).readonly(),
  /** Words of the sample: they count where a name holds them (blood culture), and not where none does (blood urea). */
  samples: words,
  /** What is asked for and not offered: nothing is the honest answer, not the test that sounds like it. */
  absent: notOfferedSchema,
  /** Words for an animal: they say nothing about which test is meant, but which tests are not run for it. */
  animals: z.array(z.strictObject({ words, species: z.enum(animalNames) })).readonly(),
});
export type Synonyms = z.infer<typeof synonymsSchema>;
export type Reading = Synonyms['readings'][number];
