import { fill } from '#config/fill.ts';
import { listAll } from '#lib/list-words.ts';
import type { Pet, PlanEntry, PlanRules } from '#lib/plan/catalogue.ts';
import { toBloodVolume, toContainers } from '#lib/plan/containers.ts';
import type { Expanded } from '#lib/plan/expand.ts';
import { english, type PlanWords } from '#lib/plan/words.ts';

/** Whether the drug of one test changes another one of the plan, or drives what another drives. */
const isApart = (test: PlanEntry, others: readonly PlanEntry[]): boolean =>
  others.some(
    (other) =>
      other.code !== test.code &&
      (test.spoils.includes(other.code) || (test.drives !== null && test.drives === other.drives)),
  );

/**
 * The tests of a plan by the day of their draw: what spoils others has a later day of its own, and urine that keeps away
 * from visits one too.
 */
export function toDays(tests: readonly PlanEntry[]): PlanEntry[][] {
  const homeAlone = (test: PlanEntry) => test.daysAfterVisit !== null && tests.length > 1;
  const later: PlanEntry[] = [];
  const first = tests.filter((test) => {
    if (homeAlone(test)) return false;
    const others = tests.filter((other) => !later.includes(other) && !homeAlone(other));
    const isLater = isApart(test, others);
    if (isLater) later.push(test);
    return !isLater;
  });
  return [first, ...later.map((test) => [test]), ...tests.filter(homeAlone).map((test) => [test])].filter(
    ({ length }) => length > 0,
  );
}

/** Millilitres of blood that each day of a plan takes, the tubes filled over hours among them. */
export function toDayVolumes(expanded: Expanded, pet: Pet, rules: PlanRules): number[] {
  const days = toDays(expanded.tests);
  return days.map((tests) => {
    const isWhole = days.length === 1;
    // A panel states what all its tests take: on a part of them it has nothing to say.
    const booked = expanded.booked.filter(
      (one) => isWhole || one.tests.every((test) => tests.includes(test)),
    );
    return toBloodVolume(toContainers({ ...expanded, booked, tests }, pet, rules), rules);
  });
}

/** That the blood of a plan is not drawn at once, in words; null where it is. */
export function describeDraws(
  expanded: Expanded,
  volumes: readonly number[],
  { plan }: PlanWords = english,
): string | null {
  const { days, timed: told } = plan.describeDraws;
  const drawn = volumes.filter((volume) => volume > 0);
  const timed = expanded.tests.filter(({ drawHours }) => drawHours > 0);
  const texts = [
    ...(drawn.length > 1
      ? [
          fill(days, {
            count: drawn.length,
            volumes: listAll(
              drawn.map((volume) => `${volume} mL`),
              plan.locale,
            ),
          }),
        ]
      : []),
    ...timed.map(({ title, drawHours }) => fill(told, { title, hours: drawHours })),
  ];
  return texts.length > 0 ? texts.join(' ') : null;
}
