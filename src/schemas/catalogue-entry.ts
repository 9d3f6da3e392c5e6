import { z } from 'zod';
import { toEntrySlug } from '#schemas/entry-slug.ts';
import { animalNames } from '#schemas/patients.ts';
import {
  benchLimitSchema,
  type Species,
  type SpecimenName,
  speciesSchema,
  specimenNameSchema,
  specimenNames,
} from '#schemas/specimen.ts';
import { suspicionSchema } from '#schemas/suspicion.ts';

const sentence = z.string().trim().min(1);
export const codeSchema = z.string().regex(/^[A-Z]{3}-\d{2}$/, 'must look like HEM-01');

export const turnaroundSchema = z.strictObject({
  /** The time as people read it, counted from the sample's arrival at the laboratory. */
  text: sentence,
  /** The same time as numbers for the result clock; 0 days is the day of arrival; absent where it depends on the parts. */
  span: z
    .strictObject({
      unit: z.enum(['minutes', 'hours', 'days', 'working days']),
      from: z.int().nonnegative(),
      to: z.int().nonnegative(),
    })
    .refine((span) => span.from <= span.to, 'must not end before it starts')
    .optional(),
  /** What is known before the signed report: 'Strip read', at the most so many minutes after arrival. */
  first: z.strictObject({ what: sentence, minutes: z.int().positive() }).optional(),
});
export type Turnaround = z.infer<typeof turnaroundSchema>;

/** When the bench runs a test: round the clock, or Monday to Friday 7 am to 5 pm. */
export const scheduleSchema = z.enum(['24/7', 'weekdays 7-17']);
export type Schedule = z.infer<typeof scheduleSchema>;

/** Where water is not always allowed: the vet gives the hour (`ask`), or the entry's own words do (`said`). */
const waterSchema = z.enum(['ask', 'said']).optional();

/** The animals that a fast may hold for, as healthy adults; it harms or does nothing for every other one. */
export const fastedSpecies = ['Dog', 'Cat'] as const satisfies readonly Species[];
export type FastedSpecies = (typeof fastedSpecies)[number];

/** For whom a fast holds and what asks for it; 'sedation' means only where sedation is planned. */
const fastSubjectSchema = z.strictObject(
  {
    species: z.array(z.enum(fastedSpecies)).min(1),
    because: z.enum(['the sample', 'the picture', 'sedation', 'anaesthesia']),
  },
  { error: 'a fast says for which animals it holds (species) and what asks for it (because)' },
);

const fastingSchema = z.discriminatedUnion('need', [
  z.strictObject({
    need: z.literal('fast'),
    /** Fewest and most hours without food. */
    hours: z.tuple([z.int().positive(), z.int().positive()]),
    subject: fastSubjectSchema,
    /** When the fast applies or does not, if not always. */
    condition: sentence.optional(),
    water: waterSchema,
  }),
  z.strictObject({ need: z.literal('feed as usual'), condition: sentence.optional() }),
  /** Fed, but only with some food: for whom and for how long, in words. */
  z.strictObject({ need: z.literal('diet'), words: sentence }),
  /** Not a matter of hours known beforehand. */
  z.strictObject({ need: z.literal('said'), words: sentence, water: waterSchema }),
]);
export type Fasting = z.infer<typeof fastingSchema>;

export type Fast = Extract<Fasting, { need: 'fast' }>;

const emergencySchema = z.strictObject({
  /** The id of an emergency of src/data/emergencies.ts. */
  is: sentence,
  /** Whoever books this has that pet, so the booking itself says that it cannot wait. */
  always: z.boolean().default(false),
  /** False where most who book it have no such pet: then its own page alone tells it. */
  onPlan: z.boolean().default(true),
});
export type EntryEmergency = z.infer<typeof emergencySchema>;

/** Blood that a test takes out of a tube that it shares with others. */
const usesMlSchema = z.strictObject({
  amount: z.number().positive(),
  /** Read from one small volume together: counts, indices and the smear. */
  together: z.literal('counts').optional(),
  /** Where the figure comes from. */
  basis: sentence,
});
export type UsesMl = z.infer<typeof usesMlSchema>;

/** Serum, or plasma of a tube that is spun, which a test takes. */
export const separatedMlSchema = z.strictObject({
  amount: z.number().positive(),
  /** The analyser that it shares with others, each of which asks for some more beside its tests; alone where none does. */
  bench: z.enum(['chemistry', 'immunoassay', 'alone']),
  /** Where the figure comes from. */
  basis: sentence,
});
export type SeparatedMl = z.infer<typeof separatedMlSchema>;

/** Splits a sample text into its specimens; a dash means that nothing is collected. */
function toSampleParts(sample: string): string[] {
  return sample === '-' ? [] : sample.split(' + ');
}

function isSpecimenName(part: string): part is SpecimenName {
  return specimenNameSchema.safeParse(part).success;
}

const sampleSchema = sentence.superRefine((sample, context) => {
  for (const part of toSampleParts(sample)) {
    if (!isSpecimenName(part)) {
      context.addIssue({
        code: 'custom',
        message: `"${part}" is not one of ${specimenNames.join(', ')} (src/schemas/specimen.ts)`,
      });
    }
  }
});

/** What every entry of every price list has. */
const sharedSchema = z.strictObject({
  /** Stable short name for search, links and messages. */
  code: codeSchema,
  /** One of the catalogue's categories. */
  category: sentence,
  /** The sample as written, ` + ` between two containers; a dash where nothing is collected. */
  sample: sampleSchema,
  /** What to collect from an adult dog, parts in the order of `sample`; a dash where quantity is not the limit. */
  volume: sentence,
  /** What to collect from a small pet, and which pets are small, where half the volume under 5 kg is not the answer. */
  smallPet: z
    .strictObject({
      volume: sentence,
      /** Kilograms of body weight below which a pet is small. */
      underKg: z.number().positive(),
      /** Animals that are small whatever they weigh. */
      always: z.array(speciesSchema),
    })
    .optional(),
  /** List price in whole rupees. */
  price: z.int().positive(),
  /** Carries the Popular badge. */
  popular: z.boolean().default(false),
  /** Carries the Urgent badge. */
  urgent: z.boolean().default(false),
  /** The animals the test is run for. */
  species: z
    .array(speciesSchema)
    .min(1)
    .refine((list) => !list.includes('All') || list.length === 1, '"All" stands alone'),
  /** Animals that it says less of than its name promises, and what helps there. */
  caveat: z.strictObject({ animals: z.array(z.enum(animalNames)).min(1), words: sentence }).optional(),
  /** Other names people type; shown as "also known as", never as the title. */
  aliases: z.array(sentence).default([]),
  /** What a vet needs to know to order and read it. */
  note: sentence,
  /** What it looks at and what happens to the pet, for a reader of about 13. */
  ownerText: sentence,
  /** Food before the test; absent means that no fast is needed. */
  fasting: fastingSchema.optional(),
  /** What it gives reason to think of: no fast is told to such a pet. */
  suggests: suspicionSchema.optional(),
  /** What an owner reads before price and booking, where waiting can cost the pet its life. */
  emergency: emergencySchema.optional(),
  /** What to do before the sample or the visit, beyond food. */
  preparation: sentence.optional(),
  /** The preparation without its words on food, where food depends on the pet. */
  besideFood: sentence.optional(),
  /** What it travels in, where that is not the specimen's own container. */
  container: sentence.optional(),
  /** How to collect, where it differs from the specimen's own rule. */
  collection: sentence.optional(),
  /** How to send, where it differs from the specimen's own rule. */
  transport: sentence.optional(),
  /** Light spoils it: it travels wrapped, and so does every test that holds it. */
  lightSensitive: z.boolean().default(false),
  /** How long it keeps, where it differs from the specimen's own rule. */
  stability: sentence.optional(),
  /** How soon its samples must be on the bench, in place of what their specimens say; empty where they keep. */
  benchWithin: z.array(benchLimitSchema).optional(),
  /** Reasons for refusal beyond the specimen's own. */
  rejectedWhen: z.array(sentence).default([]),
  /** Faults after which its sample is kept and run with a note, beyond the specimen's own. */
  keptWhen: z.array(sentence).default([]),
  /** Spun at once, so that plasma travels: the tube's own rules for whole blood give way to those of the entry. */
  plasma: z.boolean().default(false),
  /** Codes of the tests that this one is made of: their reasons for refusal are its own too. */
  includes: z.array(codeSchema).default([]),
  /** Overrules the catalogue's turnaround. */
  turnaround: turnaroundSchema.optional(),
  /** Overrules the catalogue's schedule. */
  schedule: scheduleSchema.optional(),
  /** Can be run outside its schedule when the laboratory is called first. */
  outOfHoursByPhone: z.boolean().default(false),
  /** Blood it takes out of a shared EDTA tube. */
  usesMl: usesMlSchema.optional(),
  /** Serum or plasma it takes, where that is not what its list says; of a timed test for each tube. */
  separatedMl: separatedMlSchema.optional(),
  /** The same tubes are filled from the donor as well. */
  fromDonorToo: z.boolean().default(false),
  /** The sex it means something for, if not both. */
  ofSex: z.enum(['female', 'male']).optional(),
  /** What price and container are for, where more of it is often wanted: 'one site'. */
  pricedFor: sentence.optional(),
  /** Must be taken at the main laboratory, never at home or at a branch. */
  mainLaboratoryOnly: z.boolean().default(false),
  /** The tube must hold no separating gel. */
  noGel: z.boolean().default(false),
  /** Name of the group that shares one tube with nothing outside it. */
  ownTube: sentence.optional(),
  /** Codes of the tests that it gets in the way of: these come first, or on another day. */
  spoils: z.array(codeSchema).default([]),
  /** What of it gets in their way. */
  spoilsBy: z.enum(['injection', 'barium', 'meal']).default('injection'),
  /** Codes of the tests whose result the medicine that it measures changes. */
  medicineChanges: z.array(codeSchema).default([]),
  /** Codes of the cultures on whose growth it is run: it takes no sample of its own, whatever `sample` says. */
  grownFrom: z.array(codeSchema).default([]),
  /** Codes of the tests of the same draw without which it means nothing. */
  readWith: z.array(codeSchema).default([]),
  /** Hours from the first tube of a timed test to its last; its turnaround counts from when the last arrives. */
  drawHours: z.number().nonnegative().default(0),
  /** What its injection drives up or down: tests that drive the same spoil each other on one day. */
  drives: z.enum(['adrenal glands']).optional(),
  /** Days between the last visit to a vet and the sample, which is taken at home: a visit changes the result. */
  daysAfterVisit: z.int().positive().optional(),
  /** Codes of entries that are read or ordered together with this one. */
  seeAlso: z.array(codeSchema).default([]),
});

const testFields = sharedSchema.extend({
  /** The name of the test. */
  test: sentence,
});

type Shared = z.infer<typeof sharedSchema>;

function withDerived<Kind extends string, Fields extends Shared>(kind: Kind, title: string, fields: Fields) {
  return {
    ...fields,
    kind,
    title,
    slug: toEntrySlug(title),
    /** The specimens of `sample`, one by one. */
    specimens: toSampleParts(fields.sample).filter(isSpecimenName),
  };
}

export const testEntrySchema = testFields.transform((fields) => withDerived('test', fields.test, fields));

export const methodEntrySchema = testFields
  .extend({
    /** How the laboratory does it, as cards show it. */
    method: sentence,
  })
  .transform((fields) => withDerived('method', fields.test, fields));

export const specializedEntrySchema = testFields
  .extend({
    /** The branch of medicine it belongs to. */
    specialty: sentence,
    /** What it measures, in a sentence or two. */
    description: sentence,
  })
  .transform((fields) => withDerived('specialized', fields.test, fields));

export const vitaminEntrySchema = testFields
  .extend({
    /** How often sick dogs and cats tested for it lack it; not the risk of a healthy pet. */
    deficiencyRisk: z.enum(['High', 'Medium', 'Low']),
    /** What the vitamin does in the body. */
    function: sentence,
    /** What a low level goes with. */
    description: sentence,
  })
  .transform((fields) => withDerived('vitamin', fields.test, fields));

export const imagingEntrySchema = testFields
  .extend({
    /** How long the examination takes. */
    duration: sentence,
    /** What to do before the visit. */
    preparation: sentence,
  })
  .transform((fields) => withDerived('imaging', fields.test, fields));

export const endoscopyEntrySchema = testFields
  .extend({
    /** The part of the body the scope enters. */
    type: z.enum(['GI/Respiratory', 'Urogenital']),
    /** Procedure time without anaesthesia and recovery. */
    duration: sentence,
  })
  .transform((fields) => withDerived('endoscopy', fields.test, fields));

export const panelEntrySchema = sharedSchema
  .extend({
    /** The name of the panel. */
    panel: sentence,
    /** Names of the included tests, in the order of `parts`; a card copes with none. */
    details: z.array(sentence),
    /** Codes of the included tests. */
    parts: z.array(codeSchema),
    /** How many tests it includes: always the length of `details`. */
    testCount: z.int().nonnegative(),
    /** Parts that another species gets instead, at the same price. */
    swaps: z
      .array(z.strictObject({ species: speciesSchema, part: codeSchema, instead: codeSchema }))
      .default([]),
  })
  .transform((fields) => withDerived('panel', fields.panel, fields));

type TestEntry = z.infer<typeof testEntrySchema>;
type MethodEntry = z.infer<typeof methodEntrySchema>;
type SpecializedEntry = z.infer<typeof specializedEntrySchema>;
type VitaminEntry = z.infer<typeof vitaminEntrySchema>;
type ImagingEntry = z.infer<typeof imagingEntrySchema>;
type EndoscopyEntry = z.infer<typeof endoscopyEntrySchema>;
export type PanelEntry = z.infer<typeof panelEntrySchema>;
export type Entry =
  | TestEntry
  | MethodEntry
  | SpecializedEntry
  | VitaminEntry
  | ImagingEntry
  | EndoscopyEntry
  | PanelEntry;
