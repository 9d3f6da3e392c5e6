import type { Turnaround } from '#schemas/catalogue-entry.ts';

const hoursPer = { minutes: 1 / 60, hours: 1, days: 24, 'working days': 24 } as const;

/** Hours until the slowest result of a turnaround; a result on the day of arrival counts as one day, none is null. */
export function toSlowestHours(turnaround: Turnaround | undefined): number | null {
  if (turnaround?.span === undefined) return null;
  const { unit, to } = turnaround.span;
  return Math.max(to, unit.endsWith('days') ? 1 : 0) * hoursPer[unit];
}
