import { toIsoDay } from '#lib/dates.ts';

const epoch = process.env.SOURCE_DATE_EPOCH;
/** The moment that pages are built for: now, or SOURCE_DATE_EPOCH in seconds, so that a build can be repeated. */
export const builtAt = epoch ? new Date(Number(epoch) * 1000) : new Date();

/** The day that pages are built for, in India. */
export const buildDay = toIsoDay(builtAt);
