import type { PlanEmergency } from '#lib/plan/catalogue.ts';
import type { Booked } from '#lib/plan/expand.ts';

/** What is read before everything else of a plan, each once: what the booking itself says first. */
export function toEmergencies(booked: readonly Booked[]): PlanEmergency[] {
  const all = booked.flatMap(({ entry, tests }) => [entry, ...tests].flatMap((one) => one?.emergency ?? []));
  const once = [...new Map(all.map((one) => [one.sign, one])).values()];
  return once.toSorted((one, other) => Number(other.always) - Number(one.always));
}

/** The emergency that whoever books this has; null where the booking alone says nothing of one. */
export function findCertain(booked: readonly Booked[]): PlanEmergency | null {
  return toEmergencies(booked).find(({ always }) => always) ?? null;
}
