import type { BenchLimit } from '#schemas/specimen.ts';

/** Limits that hold for a sample whatever the test, and that tests with limits of their own name again. */
export const serumKeeps: BenchLimit = { of: 'serum', hours: 24, orAs: 'frozen serum' };
/** Cells leak AST, LDH and phosphorus into the serum that stands on them. */
export const clotKeeps: BenchLimit = { of: 'blood on the clot', hours: 2, orAs: 'cold serum' };
export const fluorideKeeps: BenchLimit = { of: 'fluoride blood', hours: 24 };
/** Six hours are for what is looked at under the microscope: the ratios of protein and cortisol keep longer. */
export const ratioKeeps: BenchLimit = { of: 'urine for the ratio', hours: 48, orAs: 'frozen urine' };
/** The brief's line for EDTA blood: the tube is the same. */
export const fluidKeeps: BenchLimit = { of: 'body fluid', hours: 24 };
