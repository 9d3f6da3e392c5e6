import type { SeparatedMl, UsesMl } from '#schemas/catalogue-entry.ts';
import type { SpecimenName } from '#schemas/specimen.ts';

/** Counts, indices, reticulocytes and the smear are made from the same half millilitre; eClinPath, sample volumes. */
export const usesOfCounts: UsesMl = {
  amount: 0.5,
  together: 'counts',
  basis: 'analyser, smear and a repeat; eClinPath',
};
/** Three drops for the strip and three for a repeat. */
export const usesOfKit: UsesMl = { amount: 0.2, basis: 'drops for the strip and a repeat; proposed' };

/** What an analyser asks for beside its tests, and the most that a long list takes, in mL of serum. */
export const benches = {
  chemistry: { start: 0.1, most: 0.4 },
  immunoassay: { start: 0.2, most: null },
  alone: { start: 0, most: null },
} as const satisfies Record<SeparatedMl['bench'], { start: number; most: number | null }>;

/** mL of serum or plasma from each mL of blood, counted low: a thick blood gives less. */
export const separatedYield = { serum: 0.4, citrate: 0.5, fluoride: 0.4, edta: 0.4 } as const;

const minnesota = 'University of Minnesota, Clinical Pathology Laboratory: 0.05 mL a test, 0.25 mL a profile';
const texas = 'Texas A&M Gastrointestinal Laboratory, sample requirements';
const island = 'Atlantic Veterinary College: 0.5 mL of serum is adequate for most endocrine tests';

export const ofChemistry: SeparatedMl = { amount: 0.05, bench: 'chemistry', basis: minnesota };
export const ofProfile = (tests: number): SeparatedMl => ({
  amount: Math.round(tests * 5) / 100,
  bench: 'chemistry',
  basis: minnesota,
});
export const ofImmunoassay: SeparatedMl = { amount: 0.2, bench: 'immunoassay', basis: texas };
/** Of each tube of a timed test. */
export const ofTimedHormone: SeparatedMl = { amount: 0.4, bench: 'alone', basis: texas };
export const ofBileAcids: SeparatedMl = { amount: 0.2, bench: 'alone', basis: texas };
export const ofLipase: SeparatedMl = { amount: 0.2, bench: 'alone', basis: `${texas}: 0.1 mL, and a repeat` };
export const ofTroponin: SeparatedMl = { amount: 0.5, bench: 'alone', basis: texas };
/** Frozen, sent on or run by hand. */
export const ofOwnRun: SeparatedMl = { amount: 0.5, bench: 'alone', basis: island };
export const ofSerology: SeparatedMl = {
  amount: 0.5,
  bench: 'alone',
  basis: 'University of Minnesota, Veterinary Diagnostic Laboratory: at least 0.5 mL of serum a test',
};
export const ofSerumKit: SeparatedMl = { amount: 0.2, bench: 'alone', basis: 'drops and a repeat; proposed' };
export const ofSmallRun: SeparatedMl = { amount: 0.3, bench: 'alone', basis: 'a run and a repeat; proposed' };
/** Glucose or lactate of a fluoride tube. */
const ofFluoride: SeparatedMl = { amount: 0.1, bench: 'alone', basis: `${minnesota}, and a repeat` };
/** A clotting time and its repeat. */
const ofClotting: SeparatedMl = {
  amount: 0.15,
  bench: 'alone',
  basis: 'twice 0.05 mL and a rest; proposed',
};

/** What holds for a kind of tube, whatever the list. */
export const ofTube: Partial<Record<SpecimenName, SeparatedMl>> = {
  Fluoride: ofFluoride,
  'Sodium Citrate': ofClotting,
};
