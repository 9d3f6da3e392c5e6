import { fill } from '#config/fill.ts';
import { plan } from '#i18n/en/plan.ts';
import { listAll } from '#lib/list-words.ts';
import type { SpecimenName } from '#schemas/specimen.ts';

/** Why a sample is refused, and the tests that are then not reported; none named: all of them. */
export type Reason = { readonly text: string; readonly of: readonly string[] };

/** Reasons to refuse one sample, or, under null, whichever of a test's samples. */
export type Refusal = { readonly specimen: SpecimenName | null; readonly reasons: readonly Reason[] };

function mergeReasons(reasons: readonly Reason[]): Reason[] {
  return [...Map.groupBy(reasons, ({ text }) => text)].map(([text, same]) => ({
    text,
    of: same.some(({ of }) => of.length === 0) ? [] : [...new Set(same.flatMap(({ of }) => of))],
  }));
}

/** Each sample once, with all its reasons, each once; samples without any are left out. */
export function mergeRefusals(refusals: readonly Refusal[]): Refusal[] {
  return [...Map.groupBy(refusals, ({ specimen }) => specimen)].flatMap(([specimen, same]) => {
    const reasons = mergeReasons(same.flatMap((refusal) => refusal.reasons));
    return reasons.length > 0 ? [{ specimen, reasons }] : [];
  });
}

/** Whether a reason leaves some of the tests that are run from the sample to be reported. */
export const isPartial = ({ of }: Reason, tests: readonly string[]): boolean =>
  of.length > 0 && !tests.every((test) => of.includes(test));

/** A reason in words, among the tests that are run from the sample: what is not spoilt is reported. */
export const formatReason = (
  reason: Reason,
  tests: readonly string[],
  partly = plan.preparation.partly,
  locale = plan.locale,
): string =>
  isPartial(reason, tests)
    ? fill(partly, { reason: reason.text, tests: listAll(reason.of, locale) })
    : reason.text;

/** Stands on paper in place of the reasons that spoil a part of the tests. */
export const partialOnPaper = plan.sheet.partial;

/** Stands before the faults that are no reason to refuse a sample. */
export const keptRule = 'Not refused: we keep it, call you, and run it with a note in the report when';
