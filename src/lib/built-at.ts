import { noteAsked } from '#config/changing.ts';
import { toIsoDay } from '#lib/dates.ts';

const epoch = process.env.SOURCE_DATE_EPOCH;
/** Now, or SOURCE_DATE_EPOCH in seconds, so that a build can be repeated. */
const builtAt = epoch ? new Date(Number(epoch) * 1000) : new Date();

/** The day that pages are built for, in India. For the notices: when others stand above the pages, all are drawn anew. */
export const buildDay = toIsoDay(builtAt);

/** The moment that pages are built for. A page that asks for it is drawn in each build. */
export function getBuildMoment(): Date {
  noteAsked();
  return builtAt;
}
