import { branches } from '#data/branches.ts';
import { notices } from '#data/notices.ts';
import { buildDay } from '#lib/built-at.ts';
import { findByCode } from '#lib/catalogue/lookup.ts';
import { getCurrent } from '#lib/notices.ts';

for (const { id, tests, branches: places } of notices) {
  const unknown = [
    ...tests.filter((code) => !findByCode(code)),
    ...places.filter((place) => !branches.some((branch) => branch.id === place)),
  ];
  if (unknown.length > 0) throw new Error(`src/data/notices.ts, ${id}: unknown ${unknown.join(', ')}`);
}

/** The notices of the day of the build. */
export const currentNotices = getCurrent(notices, buildDay);

/** Those and the ones to come, for a reader who picks the day's own when the time has come. */
export const comingNotices = notices.filter(({ until }) => until >= buildDay);
