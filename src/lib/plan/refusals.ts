import { formatReason, mergeRefusals } from '#lib/catalogue/refusals.ts';
import type { Plan } from '#lib/plan/plan.ts';

/** What the laboratory refuses of a plan's samples: each line with its sample's name, where the plan has several. */
type RefusalLine = { readonly name: string | null; readonly text: string };

/** Lines for each sample of a plan; one sample alone needs no name, so its reasons stand apart. */
export function toRefusalLines({ tests, containers }: Plan): RefusalLine[] {
  const isOne = new Set(containers.map(({ specimen }) => specimen)).size < 2;
  const merged = mergeRefusals(tests.flatMap(({ refusals }) => refusals));
  return merged.flatMap(({ specimen, reasons }): RefusalLine[] => {
    const sharing = tests
      .filter(
        ({ portions }) => specimen === null || portions.some((portion) => portion.specimen === specimen),
      )
      .map(({ title }) => title);
    const texts = reasons.map((reason) => formatReason(reason, sharing));
    return isOne || specimen === null
      ? texts.map((text) => ({ name: null, text }))
      : [{ name: specimen, text: texts.join('; ') }];
  });
}
