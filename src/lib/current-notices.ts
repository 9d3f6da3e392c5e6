import { branches } from '#data/branches.ts';
import { notices } from '#data/notices.ts';
import { buildDay, builtAt } from '#lib/built-at.ts';
import { findByCode } from '#lib/catalogue/lookup.ts';
import { getCurrent, toBegin } from '#lib/notices.ts';

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

/** The site is built every night; pages may stand this long where a build fails or a browser keeps them, in milliseconds. */
const longestStand = 7 * 86_400_000;

/** The notices of the day of the build, and those that begin while its pages may still stand. */
export const soonNotices = comingNotices.filter(
  (notice) => toBegin(notice) <= builtAt.getTime() + longestStand,
);
