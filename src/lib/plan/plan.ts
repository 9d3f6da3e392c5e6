import type { Pet, PlanData, PlanEmergency, PlanEntry } from '#lib/plan/catalogue.ts';
import { type Cheaper, findCheaper } from '#lib/plan/cheapest.ts';
import type { Container } from '#lib/plan/container.ts';
import { toBloodVolume, toContainers, toSafeVolume, toSafeVolumes } from '#lib/plan/containers.ts';
import { describeDraws, toDayVolumes } from '#lib/plan/days.ts';
import { toEmergencies } from '#lib/plan/emergencies.ts';
import { type Expanded, expand } from '#lib/plan/expand.ts';
import { type Food, toFood } from '#lib/plan/food.ts';
import { findSlowest } from '#lib/plan/preparation.ts';
import { toWarnings, type Warning } from '#lib/plan/warnings.ts';

/** Another way to book, and whether it asks for a fast that the tests chosen do not. */
export type Offer = Cheaper & { readonly addsFast: boolean };

/** Everything that follows from the tests chosen and the pet. */
export type Plan = Expanded & {
  /** What is read before everything else. */
  readonly emergencies: readonly PlanEmergency[];
  readonly total: number;
  readonly cheaper: Offer | null;
  /** In the order in which they are filled. */
  readonly containers: readonly Container[];
  readonly bloodVolume: number;
  /** Of one draw. */
  readonly safeVolume: number | null;
  /** That it is drawn over hours or days, in words; null where at once. */
  readonly draws: string | null;
  /** The most that a pet gives which is unwell; null where weight or species leave it open. */
  readonly unwellVolume: number | null;
  readonly food: Food;
  readonly slowest: PlanEntry | null;
  readonly warnings: readonly Warning[];
};

/** Another way to book; none that only brings a fast to an animal that must not. */
function toOffer(expanded: Expanded, food: Food, pet: Pet, data: PlanData): Offer | null {
  const cheaper = findCheaper(expanded.booked, pet, data);
  if (cheaper === null) return null;
  const ids = cheaper.booked.map(({ id }) => id);
  const after = toFood(expand(ids, pet, data), pet, data.rules, data.words);
  const isMoreFasted = after.fasting.length > food.fasting.length;
  if (cheaper.saving === 0 && after.withheld !== null && isMoreFasted) return null;
  return { ...cheaper, addsFast: after.hours !== null && food.hours === null };
}

/** Works a plan out. */
export function toPlan(ids: readonly string[], pet: Pet, data: PlanData): Plan {
  const { rules, words } = data;
  const expanded = expand(ids, pet, data);
  const containers = toContainers(expanded, pet, rules);
  const food = toFood(expanded, pet, rules, words);
  const dayVolumes = toDayVolumes(expanded, pet, rules);
  return {
    ...expanded,
    emergencies: toEmergencies(expanded.booked, pet),
    total: expanded.booked.reduce((sum, { price }) => sum + price, 0),
    cheaper: toOffer(expanded, food, pet, data),
    containers,
    bloodVolume: toBloodVolume(containers, rules),
    safeVolume: toSafeVolume(pet, rules),
    draws: describeDraws(expanded, dayVolumes, words),
    unwellVolume: toSafeVolumes(pet, rules)?.unwell ?? null,
    food,
    slowest: findSlowest(expanded.tests),
    warnings: toWarnings(expanded, dayVolumes, food, pet, data),
  };
}
