import { z } from 'zod';
import { animalNames } from '#schemas/patients.ts';
import { suspicionSchema } from '#schemas/suspicion.ts';

/** Every sample value a price list may use: the specification's ten, then the five that fit no tube of the ten. */
export const specimenNames = [
  'Whole Blood (EDTA)',
  'Serum (Plain)',
  'Sodium Citrate',
  'Fluoride',
  'Urine',
  'Stool',
  'Stone',
  'Sterile C/S Bottle',
  'Sterile Swab',
  'Blood Culture Bottle',
  'Body Fluid (EDTA)',
  'Skin Scraping',
  'Hair and Scale',
  'Slide Smear',
  'Tissue (10% Formalin)',
] as const;

export const specimenNameSchema = z.enum(specimenNames);
export type SpecimenName = z.infer<typeof specimenNameSchema>;

/** Pets the laboratory names; 'All' stands for dog, cat and the other common domestic mammals. */
export const speciesSchema = z.enum(['All', 'Dog', 'Cat', 'Horse', 'Cattle', 'Bird', 'Reptile']);
export type Species = z.infer<typeof speciesSchema>;

const sentence = z.string().trim().min(1);

/** How soon a sample must be on the bench, counted from when it is taken; later it is refused. */
export const benchLimitSchema = z
  .strictObject({
    /** What it holds for, as a sentence begins with it. */
    of: sentence,
    /** 0 for what never travels as it is taken. */
    hours: z.number().nonnegative(),
    /** The form in which it may travel longer, made by then. */
    orAs: z.enum(['frozen plasma', 'cold plasma', 'frozen serum', 'cold serum', 'frozen urine']).optional(),
    /** Holds for the one kind of sample named; others of the test keep longer. */
    oneKind: z.literal(true).optional(),
  })
  .refine(({ hours, orAs }) => hours > 0 || orAs !== undefined, 'what never travels needs another form');
export type BenchLimit = z.infer<typeof benchLimitSchema>;

export const specimenSchema = z.strictObject({
  /** The value exactly as a price list writes it. */
  name: specimenNameSchema,
  /** What the sample travels in. */
  container: sentence,
  /** Colour name of the drawn cap; null where no cap colour tells the container apart. */
  cap: z.enum(['lavender', 'red', 'light blue', 'grey', 'yellow', 'brown', 'white', 'clear']).nullable(),
  /** Anything the cap colour alone would not tell. */
  capNote: sentence.optional(),
  /** Address of the drawing that stands beside the name. */
  shape: z.enum(['tube', 'cup', 'vial', 'bottle', 'swab', 'broth', 'scraping', 'envelope', 'slide', 'jar']),
  /** What this sample is typically used for. */
  usedFor: sentence,
  /** How to take it, for whoever takes it. */
  collection: sentence,
  /** What happens to the pet, in words for an owner. */
  ownerText: sentence,
  /** How long it keeps; null where no limit is known. */
  stability: sentence.nullable(),
  /** How soon it must be on the bench, where tests do not say otherwise; absent where it keeps for weeks. */
  benchWithin: benchLimitSchema.optional(),
  /** How it must be sent. */
  transport: sentence,
  /** When the laboratory refuses it, whatever the test; entries add their own reasons. */
  rejectedWhen: z.array(sentence),
  /** Faults of what cannot be taken again: it is kept, the vet is called, and it is run with a note in the report. */
  keptWhen: z.array(sentence).optional(),
  /** When it is refused for some tests only, in short for the sample guide: the entries hold the reasons. */
  rejectedForSome: sentence.optional(),
  /** What its rules rest on, where they are not the specification's. */
  source: sentence.optional(),
});
export type Specimen = z.infer<typeof specimenSchema>;

export const specimenGroupSchema = z.strictObject({
  title: sentence,
  specimens: z.array(specimenNameSchema).min(1),
});
export type SpecimenGroup = z.infer<typeof specimenGroupSchema>;

const tubeSizes = z
  .array(z.number().positive())
  .min(1)
  .refine((sizes) => sizes.every((size, at) => at === 0 || size > (sizes[at - 1] ?? 0)), 'must grow');

export const collectionRulesSchema = z.strictObject({
  /** Tubes in the order in which one draw fills them. */
  orderOfDraw: z.array(specimenNameSchema),
  /** Why that order matters. */
  orderReason: sentence,
  /** What one tube covers when several tests share it; `volume` in mL. */
  sharing: z.array(z.strictObject({ specimen: specimenNameSchema, volume: z.number(), covers: sentence })),
  /** Which tests never share a tube; entries name their group in `ownTube`. */
  ownTube: sentence,
  /** What a no-gel tube is for; entries say so in `noGel`. */
  noGel: sentence,
  /** What changes below `underKg` kilograms of body weight. */
  smallPets: z.strictObject({ underKg: z.number(), rule: sentence }),
  /** The part of the circulating blood that one draw stays below, in words and in mL per kg of body weight. */
  safeVolume: z.strictObject({
    rule: sentence,
    /** The part of it that a pet gives which is unwell, anaemic or young, and why, in words. */
    unwellPart: z.number().positive().max(1),
    unwell: sentence,
    /** mL per kg that all draws of one day stay below. */
    bloodMlPerKg: z.strictObject({ Dog: z.number(), Cat: z.number() }),
    /** Absent for animals that give more than any plan takes. */
    drawMlPerKg: z.partialRecord(z.enum(animalNames), z.number().positive()),
  }),
  /** What an owner should know before fasting a pet. */
  fasting: z.strictObject({
    usual: sentence,
    water: sentence,
    askOfWater: sentence,
    /** Whom a fast harms, each so that it can follow "Never fast". */
    never: z.array(sentence).min(1),
    /** What to do with them. */
    instead: sentence,
    /** What the list above rests on. */
    source: sentence,
    /** Kilograms below which a pet is no adult that may fast: it is young or of a toy breed. */
    tooSmall: z.strictObject({
      underKg: z.strictObject({ Dog: z.number(), Cat: z.number() }),
      words: sentence,
      /** Added where no procedure of the plan needs an empty stomach. */
      feed: sentence,
    }),
    /** What is said in place of a fast of a pet that is known to be unwell or young. */
    told: z.strictObject({ unwell: sentence, young: sentence, feed: sentence }),
    /** What is said in place of a fast when a test of the plan points at one of these; the gravest first. */
    withheld: z.array(
      z.strictObject({
        of: suspicionSchema,
        words: sentence,
        /** Added where no procedure of the plan needs an empty stomach. */
        feed: sentence.optional(),
        source: sentence,
      }),
    ),
  }),
  /** Samples that an owner can take and bring; all others need a visit with the pet. */
  ownerTakes: z.array(specimenNameSchema),
  /** What the tubes in stock hold, in mL of blood, smallest first. All but serum tubes are filled to their mark. */
  tubes: z.strictObject({ edta: tubeSizes, serum: tubeSizes, citrate: tubeSizes, fluoride: tubeSizes }),
  /** Which tubes with heparin are taken, in words. */
  heparin: sentence,
  /** How an owner takes urine at home. */
  urineAtHome: sentence,
  /** How long it may wait there: for most tests, and for a ratio without a look at the sediment. */
  urineKeeps: z.strictObject({ usual: sentence, ratio: sentence }),
  /** How an owner takes stool at home. */
  stoolAtHome: sentence,
  /** What every container carries. */
  label: sentence,
  /** Why a container may be refused before anyone opens it. */
  labelRefusal: sentence,
  /** When the clock of a turnaround starts. */
  turnaroundStart: sentence,
});
export type CollectionRules = z.infer<typeof collectionRulesSchema>;
