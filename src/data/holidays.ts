import { holidaysSchema } from '#schemas/clock.ts';
import { parseData } from '#schemas/parse-data.ts';

/**
 * Public holidays of the network: the one list that the result clock goes by. Days that follow the sighting of the
 * moon are added when they are announced (docs/before-launch.md).
 */
export const holidays = parseData('src/data/holidays.ts', holidaysSchema, {
  until: '2027-12-31',
  days: [
    { date: '2026-11-24', name: 'Guru Nanak Jayanti' },
    { date: '2026-12-25', name: 'Christmas' },
    { date: '2027-01-26', name: 'Republic Day' },
    { date: '2027-03-22', name: 'Holi' },
    { date: '2027-03-26', name: 'Good Friday' },
    { date: '2027-04-15', name: 'Ram Navami' },
    { date: '2027-05-20', name: 'Buddha Purnima' },
    { date: '2027-08-15', name: 'Independence Day' },
    { date: '2027-10-02', name: 'Gandhi Jayanti' },
    { date: '2027-10-09', name: 'Dussehra' },
    { date: '2027-10-29', name: 'Diwali' },
    { date: '2027-11-14', name: 'Guru Nanak Jayanti' },
    { date: '2027-12-25', name: 'Christmas' },
  ],
});
