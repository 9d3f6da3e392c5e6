import type { SpecimenName } from '#schemas/specimen.ts';

/** Reasons to refuse one sample, or, under null, whichever of a test's samples. */
export type Refusal = { readonly specimen: SpecimenName | null; readonly reasons: readonly string[] };

/** Each sample once, with all its reasons, each once; samples without any are left out. */
export function mergeRefusals(refusals: readonly Refusal[]): Refusal[] {
  return [...Map.groupBy(refusals, ({ specimen }) => specimen)].flatMap(([specimen, same]) => {
    const reasons = [...new Set(same.flatMap((refusal) => refusal.reasons))];
    return reasons.length > 0 ? [{ specimen, reasons }] : [];
  });
}
