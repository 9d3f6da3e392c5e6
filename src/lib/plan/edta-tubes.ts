import { addWhole, toTenths } from '#lib/catalogue/separated.ts';
import type { PlanEntry, PlanRules } from '#lib/plan/catalogue.ts';
import type { Container } from '#lib/plan/container.ts';
import { toTubeSize } from '#lib/plan/tube-size.ts';
import { parseAmount } from '#schemas/amount.ts';
import type { SpecimenName } from '#schemas/specimen.ts';

export const edta: SpecimenName = 'Whole Blood (EDTA)';

/** Millilitres that tests take out of one EDTA tube. */
export const toUsedBlood = (tests: readonly PlanEntry[]): number =>
  addWhole(tests.flatMap(({ usesMl }) => usesMl ?? []));

/**
 * The EDTA tubes that hold what their tests take: large ones, then the smallest that holds the rest. They are filled to
 * the mark; a small pet gives no more than is needed, but never less than half a tube.
 */
export function toEdtaTubes(container: Container, rules: PlanRules, small: boolean): Container[] {
  const { each, own, tests } = container;
  if (each === null) return [container];
  if (own !== null) return [{ ...container, size: toTubeSize(each.amount, rules.tubes.edta) }];
  const total = toTenths(Math.max(each.amount, toUsedBlood(tests)));
  const largest = Math.max(...rules.tubes.edta);
  const whole = Math.floor(total / largest);
  const rest = toTenths(total - whole * largest);
  const restSize = toTubeSize(rest, rules.tubes.edta);
  const fill = (size: number, amount: number, count: number, further: boolean): Container => ({
    ...container,
    size,
    count,
    further,
    each: { least: amount, amount, unit: 'mL' },
  });
  if (rest > 0 && restSize === largest && !small) return [fill(largest, largest, whole + 1, false)];
  return [
    ...(whole > 0 ? [fill(largest, largest, whole, false)] : []),
    ...(rest > 0
      ? [fill(restSize, small ? Math.max(rest, toTenths(restSize / 2)) : restSize, 1, whole > 0)]
      : []),
  ];
}

/** What is filled from the donor: its own tubes, as for an adult. */
export function toDonorContainers(tests: readonly PlanEntry[], rules: PlanRules): Container[] {
  return tests.flatMap((test) =>
    test.donorPortions.flatMap(({ specimen, volume }) => {
      const amount = parseAmount(volume);
      if (amount === null) return [];
      return [
        {
          specimen,
          container: test.container,
          size: specimen === edta ? toTubeSize(amount.each, rules.tubes.edta) : null,
          count: amount.count,
          each: { least: amount.least, amount: amount.each, unit: amount.unit },
          own: null,
          noGel: test.noGel,
          donor: true,
          further: false,
          tests: [test],
        },
      ];
    }),
  );
}
