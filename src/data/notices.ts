import { noticesSchema } from '#schemas/notice.ts';
import { parseData } from '#schemas/parse-data.ts';

/**
 * Service notices. Each shows from its first to its last day on every page, and on the pages of its tests and
 * branches; it never moves the result clock, which goes by src/data/holidays.ts and src/data/courier.ts.
 */
export const notices = parseData('src/data/notices.ts', noticesSchema, [
  {
    id: 'christmas-2026',
    kind: 'holiday',
    words: 'Friday 25 December 2026: no courier runs; results of weekday tests come on Monday.',
    from: '2026-12-11',
    until: '2026-12-25',
    branches: ['model-town', 'baraut', 'shamli', 'saharanpur', 'gauripur'],
  },
]);
