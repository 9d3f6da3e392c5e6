import type { Refusal } from '#lib/catalogue/refusals.ts';
import type { Portion } from '#lib/catalogue/volume.ts';
import type { Span } from '#lib/clock/data.ts';
import type { Fasting, Schedule } from '#schemas/catalogue-entry.ts';
import type { BenchLimit, Species, SpecimenName } from '#schemas/specimen.ts';

/** What the plan needs to know of one entry of the price lists; written at build, read in the browser. */
export type PlanEntry = {
  readonly code: string;
  readonly title: string;
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
  readonly noGel: boolean;
  readonly mainLaboratoryOnly: boolean;
  /** Belongs to the chemistry list, of which one tube holds all. */
  readonly chemistry: boolean;
  /** Of a panel only what it says itself: its tests say theirs. */
  readonly fasting: Fasting | null;
  readonly preparation: string | null;
  readonly collection: string | null;
  /** How it is sent, where its containers' own rule is another. */
  readonly transport: string | null;
  /** When the result is ready, in words, in hours and as the result clock counts it; null for a procedure. */
  readonly result: { readonly text: string; readonly hours: number; readonly span: Span } | null;
  readonly schedule: Schedule | null;
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
  /** Millilitres of one tube that several tests share. */
  readonly sharing: readonly { readonly specimen: SpecimenName; readonly volume: number }[];
  /** Samples that need no visit with the pet. */
  readonly ownerTakes: readonly SpecimenName[];
  readonly smallPets: { readonly underKg: number; readonly rule: string };
  readonly safeVolume: {
    readonly rule: string;
    readonly drawMlPerKg: { readonly Dog: number; readonly Cat: number };
  };
  readonly fasting: { readonly water: string; readonly askOfWater: string; readonly never: string };
};

export type PlanData = {
  readonly entries: readonly PlanEntry[];
  readonly packs: readonly PlanPack[];
  readonly rules: PlanRules;
};

/** The pet of a plan, as far as it is known. */
export type Pet = { readonly species: Exclude<Species, 'All'> | null; readonly kg: number | null };
