import type { z } from 'zod';
import type { statsSchema } from '#schemas/stats.ts';

/**
 * The running figures. The browser computes with them, so this file carries no validator along:
 * src/sections/home/StatsStrip.astro checks it at every build.
 *
 * The specification names August 2024 as the reference without a day. The first of the month, midnight in
 * India, is taken: every visitor then sees the same figures whatever the time zone of the device.
 */
export const stats = {
  referenceDate: '2024-08-01T00:00:00+05:30',
  yearsOfWork: 9,
  teamMembers: 46,
  tests: { base: 688_623, minutesEach: 2 },
  samples: { base: 275_449, minutesEach: 10 },
  happyClients: { base: 11_000, perDay: 30 },
  happyPets: { base: 13_000, perDay: 60 },
  refreshEvery: 5_000,
  strip: [
    { key: 'yearsOfWork', label: 'Years of work' },
    { key: 'teamMembers', label: 'Team members' },
    { key: 'totalTests', label: 'Tests done' },
    { key: 'totalSamples', label: 'Samples received' },
  ],
  stripCounter: { duration: 2_500, startsAt: 0.98, threshold: 0.1, storageKey: 'statsSeen' },
} satisfies z.input<typeof statsSchema>;
