import type { Pet, PlanEmergency } from '#lib/plan/catalogue.ts';
import type { Booked } from '#lib/plan/expand.ts';
import { toPatient } from '#schemas/patients.ts';

/** Whether it can be one for this pet: a foal's is none for a dog. */
const isOf = ({ species }: PlanEmergency, pet: Pet): boolean => {
  if (species.length === 0 || pet.species === null) return true;
  const kind = toPatient(pet.species);
  return species.some((one) => one === kind);
};

/**
 * What is read before everything else of a plan, each once: what the booking itself says first. Tests of a panel say
 * nothing: who books a panel before surgery has no poisoned pet.
 */
export function toEmergencies(booked: readonly Booked[], pet: Pet): PlanEmergency[] {
  const all = booked.flatMap(({ entry }) => entry?.emergency ?? []).filter((one) => isOf(one, pet));
  const once = [...new Map(all.map((one) => [one.sign, one])).values()];
  return once.toSorted((one, other) => Number(other.always) - Number(one.always));
}

/** The emergency that whoever books this has; null where the booking alone says nothing of one. */
export function findCertain(booked: readonly Booked[]): PlanEmergency | null {
  return booked.flatMap(({ entry }) => entry?.emergency ?? []).find(({ always }) => always) ?? null;
}
