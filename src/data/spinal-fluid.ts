import type { BenchLimit } from '#schemas/specimen.ts';

/*
 * What holds for cerebrospinal fluid, whether its cells are counted or read. Serum: Bienzle 2000, J Am Vet Med Assoc
 * 216:1761 (a ninth of serum, 4 °C, cells of dogs and cats kept for 48 h). Two parts: Cornell University, Cerebrospinal
 * fluid cytology. Formalin: Aspinall 2024, J Small Anim Pract, doi 10.1111/jsap.13816 (a tenth; neither better nor worse).
 */

/** As it is tapped; other fluids of the same tests keep longer. */
export const spinalFluidKeeps: BenchLimit = { of: 'cerebrospinal fluid', hours: 1, oneKind: true };

export const spinalFluidRule =
  "Cerebrospinal fluid: phone us before the tap, above all at night or at a weekend, so that we agree when it can be read. If that is later than 1 h after the tap, divide it at once and chill both parts: add one drop (0.03 mL) of the animal's own clear serum to 0.25 mL for the cells, and leave the rest as it is for the protein. Mark the two apart, with the hour and what was added. Only where no serum can be had, add a tenth of 10% formalin to the first part instead.";

export const spinalFluidStability =
  "Cerebrospinal fluid: about 1 hour as it is, 48 h at 2 to 8 °C with a drop of the animal's own serum";

/** Whoever taps such an animal may be bitten, and its saliva and brain may hold the virus. */
export const rabiesBeforeTap =
  'Fluid of a biting animal, or of one with sudden signs in the brain: think of rabies first, and call the government vet and us before the tap.';
