import { stats } from '#data/stats.ts';

const minute = 60_000;
const day = 86_400_000;

/** The laboratory's figures at one moment, whole numbers. */
export type Stats = {
  yearsOfWork: number;
  teamMembers: number;
  totalTests: number;
  totalSamples: number;
  happyClients: number;
  happyPets: number;
};

/** Projects the figures to `now`. Before the reference date they stand at their base. Throws a RangeError on an invalid date. */
export function getStats(now: Date): Stats {
  const moment = now.getTime();
  if (Number.isNaN(moment)) throw new RangeError('getStats needs a valid date');
  const elapsed = Math.max(0, moment - Date.parse(stats.referenceDate));
  const days = Math.floor(elapsed / day);
  return {
    yearsOfWork: stats.yearsOfWork,
    teamMembers: stats.teamMembers,
    totalTests: stats.tests.base + Math.floor(elapsed / (stats.tests.minutesEach * minute)),
    totalSamples: stats.samples.base + Math.floor(elapsed / (stats.samples.minutesEach * minute)),
    happyClients: stats.happyClients.base + days * stats.happyClients.perDay,
    happyPets: stats.happyPets.base + days * stats.happyPets.perDay,
  };
}

const counts = new Intl.NumberFormat('en-IN');

/** Writes a count with Indian separators: 1297423 becomes '12,97,423'. */
export function formatCount(count: number): string {
  return counts.format(count);
}
