import { benchSchema } from '#schemas/clock.ts';
import { parseData } from '#schemas/parse-data.ts';

/** The benches that close. A list without stated hours is counted by these, the later of the two schedules. */
export const bench = parseData('src/data/bench.ts', benchSchema, {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '07:00',
  closes: '17:00',
  sameDayUntil: '15:00',
});
