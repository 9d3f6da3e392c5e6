import { toIsoDay } from '#lib/dates.ts';

export type Month = {
  /** `2026-11`. */
  key: string;
  count: number;
};

/** How many of the moments fall into each of the last months, the present one last; days are those of India. */
export function countByMonth(moments: readonly string[], now: Date, months = 12): Month[] {
  const [year = 0, month = 0] = toIsoDay(now).split('-').map(Number);
  const counts = new Map<string, number>();
  for (const moment of moments) {
    const date = new Date(moment);
    if (Number.isNaN(date.getTime())) continue;
    const key = toIsoDay(date).slice(0, 7);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Array.from({ length: months }, (_, index) => {
    const place = new Date(Date.UTC(year, month - months + index, 1));
    const key = place.toISOString().slice(0, 7);
    return { key, count: counts.get(key) ?? 0 };
  });
}

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'short', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `Nov`, for under a bar; three letters also of September. */
export const formatMonth = ({ key }: Month): string =>
  monthName.format(new Date(`${key}-01T00:00:00Z`)).slice(0, 3);
/** `November 2026`, to be read out. */
export const formatWholeMonth = ({ key }: Month): string =>
  monthAndYear.format(new Date(`${key}-01T00:00:00Z`));
