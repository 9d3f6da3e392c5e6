import { addSeparated, toBloodFor, toTenths } from '#lib/catalogue/separated.ts';
import type { PlanEntry, PlanRules } from '#lib/plan/catalogue.ts';
import type { Container } from '#lib/plan/container.ts';
import { toTubeSize } from '#lib/plan/tube-size.ts';

/** Millilitres of serum or plasma that the tests of one container take together. */
const toSeparated = (tests: readonly PlanEntry[], { benches }: PlanRules): number =>
  addSeparated(
    tests.flatMap(({ separatedMl }) => separatedMl ?? []),
    benches,
  );

const fill = (container: Container, count: number, size: number | null, amount: number): Container => ({
  ...container,
  count,
  size,
  each: { least: amount, amount, unit: 'mL' },
});

/** As much blood as gives the serum of all tests, in half millilitres, spread over the largest tubes. */
function toSerumTubes(container: Container, amount: number, rules: PlanRules): Container {
  const { serum: sizes } = rules.tubes;
  const needed = toBloodFor(toSeparated(container.tests, rules), container.specimen, rules.separatedYield);
  // Of a timed test each tube has its own serum.
  if (container.own === 'timed') return fill(container, container.count, toTubeSize(amount, sizes), amount);
  const blood = Math.max(amount, Math.ceil(needed * 2) / 2);
  const count = Math.ceil(blood / Math.max(...sizes));
  const each = toTenths(blood / count);
  // Zinc and copper have a tube that comes in other sizes.
  return fill(container, count, container.container === null ? toTubeSize(each, sizes) : null, each);
}

/** Tubes filled to their line: the paediatric one for a small pet where its plasma is enough. */
function toCitrateTubes(container: Container, rules: PlanRules, small: boolean): Container {
  const [paediatric = 0, full = paediatric] = rules.tubes.citrate;
  const plasma = toSeparated(container.tests, rules);
  const toPlasma = (blood: number) => blood * rules.separatedYield.citrate;
  if (small && plasma <= toPlasma(paediatric)) return fill(container, 1, paediatric, paediatric);
  return fill(container, Math.ceil(toTenths(plasma) / toTenths(toPlasma(full))), full, full);
}

/** The tubes whose blood is spun: they hold the serum or plasma of all their tests. */
export function toSpunTubes(container: Container, rules: PlanRules, small: boolean): Container[] {
  const { specimen, each } = container;
  if (each?.unit !== 'mL') return [container];
  if (specimen === 'Serum (Plain)') return [toSerumTubes(container, each.amount, rules)];
  if (specimen === 'Sodium Citrate') return [toCitrateTubes(container, rules, small)];
  if (specimen === 'Fluoride')
    return [fill(container, container.count, toTubeSize(each.amount, rules.tubes.fluoride), each.amount)];
  return [container];
}
