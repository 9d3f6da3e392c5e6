import { formatReason, isPartial, mergeRefusals } from '#lib/catalogue/refusals.ts';
import type { Plan } from '#lib/plan/plan.ts';
import { english, type PlanWords } from '#lib/plan/words.ts';
import type { SpecimenName } from '#schemas/specimen.ts';

/** What the laboratory refuses of a plan's samples: each line with its sample's name, where the plan has several. */
type RefusalLine = { readonly name: SpecimenName | null; readonly text: string };

/**
 * Lines for each sample of a plan; one sample alone needs no name, so its reasons stand apart. On paper one line stands for
 * all that spoils only some of the tests.
 */
export function toRefusalLines(
  { tests, containers }: Plan,
  onPaper = false,
  { plan }: PlanWords = english,
): RefusalLine[] {
  const isOne = new Set(containers.map(({ specimen }) => specimen)).size < 2;
  const merged = mergeRefusals(tests.flatMap(({ refusals }) => refusals));
  let isShortened = false;
  const lines = merged.flatMap(({ specimen, reasons }): RefusalLine[] => {
    const sharing = tests
      .filter(
        ({ portions }) => specimen === null || portions.some((portion) => portion.specimen === specimen),
      )
      .map(({ title }) => title);
    const told = onPaper ? reasons.filter((reason) => !isPartial(reason, sharing)) : reasons;
    isShortened ||= told.length < reasons.length;
    const texts = told.map((reason) => formatReason(reason, sharing, plan.preparation.partly, plan.locale));
    if (texts.length === 0) return [];
    return isOne || specimen === null
      ? texts.map((text) => ({ name: null, text }))
      : [{ name: specimen, text: texts.join('; ') }];
  });
  return isShortened ? [...lines, { name: null, text: plan.sheet.partial }] : lines;
}
