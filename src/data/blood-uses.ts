import type { UsesMl } from '#schemas/catalogue-entry.ts';

/** Counts, indices, reticulocytes and the smear are made from the same half millilitre; eClinPath, sample volumes. */
export const usesOfCounts: UsesMl = {
  amount: 0.5,
  together: 'counts',
  basis: 'analyser, smear and a repeat; eClinPath',
};
/** Three drops for the strip and three for a repeat. */
export const usesOfKit: UsesMl = { amount: 0.2, basis: 'drops for the strip and a repeat; proposed' };
