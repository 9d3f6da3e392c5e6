import type { Locale } from '#config/locales.ts';
import type { Refusal } from '#lib/catalogue/refusals.ts';
import type { Benches, Yields } from '#lib/catalogue/separated.ts';
import type { Portion } from '#lib/catalogue/volume.ts';
import type { First, Span } from '#lib/clock/data.ts';
import type { PetFacts } from '#lib/plan/pet-facts.ts';
import type { PlanWords } from '#lib/plan/words.ts';
import type { FastedSpecies, Fasting, Schedule, SeparatedMl, UsesMl } from '#schemas/catalogue-entry.ts';
import type { AnimalName, patients } from '#schemas/patients.ts';
import type { BenchLimit, CollectionRules, Species, SpecimenName } from '#schemas/specimen.ts';
import type { Suspicion } from '#schemas/suspicion.ts';

/** What is read before everything else of a plan. */
export type PlanEmergency = {
  readonly sign: string;
  /** Whoever books this has that pet. */
  readonly always: boolean;
  /** The animals it is one for; none named: all. */
  readonly species: readonly (typeof patients)[number][];
  readonly doNow: string;
  readonly never: string;
};

/** What the plan needs to know of one entry of the price lists; written at build, read in the browser. */
export type PlanEntry = {
  readonly code: string;
  readonly title: string;
  /** The name as owners say it, in a language that has one. */
  readonly gloss?: string;
  readonly slug: string;
  readonly price: number;
  readonly species: readonly Species[];
  /** Tests of a panel; none for a single test. */
  readonly parts: readonly string[];
  /** Tests of a panel that another species gets instead. */
  readonly swaps: readonly { readonly species: Species; readonly part: string; readonly instead: string }[];
  /** Tests that a single test is made of, as a liver profile is. */
  readonly includes: readonly string[];
  /** Containers with their contents, for an adult dog and for a small pet. */
  readonly portions: readonly Portion[];
  /** What its sample travels in; null where that is its specimen's own container. */
  readonly container: string | null;
  readonly ownTube: string | null;
  /** Hours from the first tube of a timed test to its last; 0 for one draw. */
  readonly drawHours: number;
  /** What its injection drives; null for a test without one. */
  readonly drives: string | null;
  /** Days that its sample, taken at home, follows any visit to a vet; null where a visit changes nothing. */
  readonly daysAfterVisit: number | null;
  /** Tests that it gets in the way of, and what of it does. */
  readonly spoils: readonly string[];
  readonly spoilsBy: 'injection' | 'barium' | 'meal';
  /** Tests whose result the medicine that it measures changes; none for most. */
  readonly medicineChanges?: readonly string[];
  /** Cultures on whose growth it is run. */
  readonly grownFrom: readonly string[];
  /** Tests of the same draw without which it means nothing. */
  readonly readWith: readonly string[];
  readonly noGel: boolean;
  /** What its price is for, where more is often wanted. */
  readonly pricedFor: string | null;
  /** The sex it means something for; null for both. */
  readonly ofSex: 'female' | 'male' | null;
  readonly mainLaboratoryOnly: boolean;
  /** Of a panel only what it says itself: its tests say theirs. */
  readonly fasting: Fasting | null;
  /** Animals that it says less of than its name promises, and what helps there; null where it says enough of all. */
  readonly caveat: { readonly animals: readonly AnimalName[]; readonly words: string } | null;
  /** What it gives reason to think of: no fast is told to such a pet. */
  readonly suggests: Suspicion | null;
  readonly emergency: PlanEmergency | null;
  /** Blood it takes out of a shared EDTA tube; null where it shares none. */
  readonly usesMl: Pick<UsesMl, 'amount' | 'together'> | null;
  /** Serum or plasma it takes out of its tube; null for a test of blood as it is, or of none. */
  readonly separatedMl: Pick<SeparatedMl, 'amount' | 'bench'> | null;
  /** Containers that are filled from the donor as well. */
  readonly donorPortions: readonly Portion[];
  /** Without its words on food: these are in `fasting`. */
  readonly preparation: string | null;
  readonly collection: string | null;
  /** How it is sent, where its containers' own rule is another. */
  readonly transport: string | null;
  /** When the result is ready, in words, in hours and as the result clock counts it; null for a procedure. */
  readonly result: {
    readonly text: string;
    readonly hours: number;
    readonly span: Span;
    readonly first?: First;
  } | null;
  readonly schedule: Schedule | null;
  /** Run at any hour, but outside weekday hours only after a call. */
  readonly callOutOfHours: boolean;
  /** How soon the samples must be on the bench; none where they keep, and for a panel: its tests say theirs. */
  readonly benchWithin: readonly BenchLimit[];
  /** Reasons to refuse each sample, its specimen's own included; none for a panel: its tests say theirs. */
  readonly refusals: readonly Refusal[];
};

/** A health pack: tests at one price. */
type PlanPack = {
  /** Its name in an address. */
  readonly id: string;
  readonly title: string;
  readonly price: number;
  readonly parts: readonly string[];
};

/** The rules of collecting that hold across tests. */
export type PlanRules = {
  readonly orderOfDraw: readonly SpecimenName[];
  readonly orderReason: string;
  /** Samples that need no visit with the pet. */
  readonly ownerTakes: readonly SpecimenName[];
  readonly smallPets: { readonly underKg: number; readonly rule: string };
  readonly safeVolume: {
    readonly rule: string;
    /** The part of it that a pet gives which is unwell or young. */
    readonly unwellPart: number;
    readonly unwell: string;
    /** The part of a day's weight that a series of draws stays below, in mL per kg. */
    readonly drawMlPerKg: CollectionRules['safeVolume']['drawMlPerKg'];
  };
  readonly fasting: {
    readonly water: string;
    readonly askOfWater: string;
    /** Whom a fast harms, and what to do with them. */
    readonly never: readonly string[];
    readonly instead: string;
    readonly tooSmall: {
      readonly underKg: { readonly [One in FastedSpecies]: number };
      readonly words: string;
      readonly feed: string;
    };
    /** What is said in place of a fast of a pet that is known to be so. */
    readonly told: { readonly unwell: string; readonly young: string; readonly feed: string };
    /** What is said in place of a fast, the gravest first. */
    readonly withheld: readonly {
      readonly of: Suspicion;
      readonly words: string;
      readonly feed?: string | undefined;
    }[];
  };
  /** What tubes in stock hold, in mL of blood, smallest first. */
  readonly tubes: CollectionRules['tubes'];
  readonly benches: Benches;
  /** mL of serum or plasma from each mL of blood. */
  readonly separatedYield: Yields;
};

export type PlanData = {
  /** Language of the facts, and what a plan says in it, where that is not the default one. */
  readonly locale?: Locale;
  readonly words?: PlanWords;
  readonly entries: readonly PlanEntry[];
  readonly packs: readonly PlanPack[];
  readonly rules: PlanRules;
};

/** The pet of a plan, as far as it is known. */
export type Pet = {
  readonly species: AnimalName | null;
  readonly kg: number | null;
  readonly facts?: PetFacts;
};
