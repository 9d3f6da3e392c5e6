import type { Turnaround } from '#schemas/catalogue-entry.ts';

const hoursPer = { minutes: 1 / 60, hours: 1, days: 24, 'working days': 24 } as const;

/**
 * Hours until the slowest result of a turnaround; a result on the day of arrival counts as one day, none is null. The
 * hours over which timed tubes are drawn count beside hours, and are part of a day.
 */
export function toSlowestHours(turnaround: Turnaround | undefined, drawHours = 0): number | null {
  if (turnaround?.span === undefined) return null;
  const { unit, to } = turnaround.span;
  if (unit.endsWith('days')) return Math.max(to, 1) * hoursPer[unit];
  return to * hoursPer[unit] + drawHours;
}
