import { couriersSchema } from '#schemas/clock.ts';
import { parseData } from '#schemas/parse-data.ts';

const workDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** How samples reach the main laboratory. Times stand in for real ones: see docs/before-launch.md. */
export const couriers = parseData('src/data/courier.ts', couriersSchema, [
  { branch: 'vivek-vihar', runs: [], transitHours: 0 },
  {
    branch: 'model-town',
    runs: [
      { days: [...workDays], leaves: ['11:00', '14:00', '17:00', '20:00'] },
      { days: ['Sunday'], leaves: ['11:00', '14:00'] },
    ],
    transitHours: 1,
  },
  {
    branch: 'baraut',
    runs: [
      { days: [...workDays], leaves: ['13:00', '18:00'] },
      { days: ['Sunday'], leaves: ['13:00'] },
    ],
    transitHours: 3,
  },
  {
    branch: 'shamli',
    runs: [{ days: [...workDays], leaves: ['13:00', '18:00'] }],
    transitHours: 4,
  },
  {
    branch: 'saharanpur',
    runs: [{ days: [...workDays], leaves: ['12:00', '17:00'] }],
    transitHours: 6,
  },
  {
    branch: 'gauripur',
    runs: [{ days: [...workDays], leaves: ['13:00', '17:00'] }],
    transitHours: 3,
  },
]);
