/** The age of a pet, in the words of people and as the day it was born. Days are ISO. */

import { weightInKilograms } from '#schemas/pet.ts';

const dayMilliseconds = 86_400_000;
const weekDays = 7;

const toWords = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Whole months from one day to a later one. */
function countMonths(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months;
}

/** `4 years`, of a young one `6 months`, `3 weeks` or `2 days`; empty before it was born. */
export function toAge(bornOn: string, today: string): string {
  const [born, now] = [new Date(bornOn), new Date(today)];
  const days = Math.round((now.getTime() - born.getTime()) / dayMilliseconds);
  if (days < 0) return '';
  const months = countMonths(born, now);
  if (months >= 12) return toWords(Math.floor(months / 12), 'year');
  if (months >= 2) return toWords(months, 'month');
  return days >= weekDays ? toWords(Math.floor(days / weekDays), 'week') : toWords(days, 'day');
}

/** The day a pet was born that is so old today, such as `4 years`; null where the words are no age. */
export function toBirthDay(age: string, today: string): string | null {
  const [, digits, unit = ''] = /^\s*(\d{1,3})\s*(day|week|month|year)s?\s*$/i.exec(age) ?? [];
  if (digits === undefined) return null;
  const count = Number(digits);
  const born = new Date(today);
  const name = unit.toLowerCase();
  if (name === 'year' || name === 'month')
    born.setUTCMonth(born.getUTCMonth() - count * (name === 'year' ? 12 : 1));
  else born.setUTCDate(born.getUTCDate() - count * (name === 'week' ? weekDays : 1));
  const day = born.toISOString().slice(0, 10);
  return day >= '1960-01-01' ? day : null;
}

/** A weight as the table keeps it, `18 kg`, from what was typed; null where it is none in kilograms. */
export function toWeight(typed: string): string | null {
  const [, digits] = weightInKilograms.exec(typed.trim()) ?? [];
  const weight = Number(digits?.replace(',', '.'));
  return weight > 0 ? `${weight} kg` : null;
}
