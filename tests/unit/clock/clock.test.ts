import { describe, expect, test } from 'vitest';
import { branches } from '#data/branches.ts';
import { getClockData } from '#lib/clock/build-data.ts';
import { parseCollected } from '#lib/clock/collection-time.ts';
import type { ClockData, TimedTest } from '#lib/clock/data.ts';
import { describeLimits } from '#lib/clock/describe-limits.ts';
import {
  formatDated,
  formatMoment,
  parseDay,
  parseIndianMinute,
  toFieldValue,
  toIndianMinute,
} from '#lib/clock/india-time.ts';
import { toReport } from '#lib/clock/report.ts';
import { getCourier, toJourney } from '#lib/clock/sample-journey.ts';
import { warnOfWay } from '#lib/clock/warnings.ts';
import { explainReport, formatReport } from '#lib/clock/words.ts';
import { listAll } from '#lib/list-words.ts';
import { planData } from '#lib/plan/build-data.ts';
import { expand } from '#lib/plan/expand.ts';
import { toTimes } from '#lib/plan/times.ts';
import { type SpecimenName, specimenNames } from '#schemas/specimen.ts';

const clockData = getClockData('en');

const getEntry = (code: string) => {
  const entry = planData.entries.find((one) => one.code === code);
  if (!entry) throw new Error(`no ${code}`);
  return entry;
};
/** When the report comes, as a form field writes moments. */
function ready(code: string, branch: string | null, taken: string, data = clockData): string {
  const report = toReport(getEntry(code), branch, parseIndianMinute(taken), data);
  return report?.kind === 'ready' ? toFieldValue(report.ready) : (report?.kind ?? 'none');
}
function arrives(branch: string, taken: string, data = clockData): string {
  return toFieldValue(toJourney(getCourier(branch, data), parseIndianMinute(taken), data).arrives);
}
const withHolidays = (...dates: string[]): ClockData => ({
  ...clockData,
  holidays: { until: '2027-12-31', days: dates.map((date) => ({ date, name: 'A holiday' })) },
});
const noHolidays = withHolidays();

describe('a bench of day and night', () => {
  test('counts by the clock, the longer end of its time, through midnight, Sundays and holidays', () => {
    expect(ready('HEM-01', null, '2026-11-26T14:00')).toBe('2026-11-26T18:00');
    expect(ready('HEM-01', null, '2026-11-26T22:00')).toBe('2026-11-27T02:00');
    expect(ready('BIO-10', null, '2026-11-21T20:00')).toBe('2026-11-22T02:00');
    expect(ready('HEM-01', null, '2026-12-25T09:00')).toBe('2026-12-25T13:00');
    expect(ready('HEM-13', null, '2026-12-31T22:30')).toBe('2027-01-01T02:30');
    expect(ready('BIO-24', null, '2026-11-21T10:00')).toBe('2026-11-24T10:00');
  });

  test('rounds up to half an hour, never down', () => {
    expect(ready('HEM-01', null, '2026-11-26T14:00')).toBe('2026-11-26T18:00');
    expect(ready('HEM-01', null, '2026-11-26T14:01')).toBe('2026-11-26T18:30');
    expect(ready('HEM-01', null, '2026-11-26T14:31')).toBe('2026-11-26T19:00');
  });
});

describe('a bench of weekdays, 7 to 17', () => {
  const hours = (taken: string, data = noHolidays) => ready('HEM-11', null, taken, data);
  const nextDay = (taken: string, data = noHolidays) => ready('HEM-02', null, taken, data);

  test('hours run only while it is open', () => {
    expect(hours('2026-11-25T09:00')).toBe('2026-11-25T13:00');
    expect(hours('2026-11-25T06:59')).toBe('2026-11-25T11:00');
    expect(hours('2026-11-25T07:00')).toBe('2026-11-25T11:00');
    expect(hours('2026-11-25T13:00')).toBe('2026-11-25T17:00');
    expect(hours('2026-11-25T14:00')).toBe('2026-11-26T08:00');
  });

  test('closing time: one minute before, at, after', () => {
    expect(hours('2026-11-25T16:59')).toBe('2026-11-26T11:00');
    expect(hours('2026-11-25T17:00')).toBe('2026-11-26T11:00');
    expect(hours('2026-11-25T17:01')).toBe('2026-11-26T11:00');
    expect(nextDay('2026-11-25T16:59')).toBe('2026-11-26T17:00');
    expect(nextDay('2026-11-25T17:00')).toBe('2026-11-27T17:00');
    expect(nextDay('2026-11-25T17:01')).toBe('2026-11-27T17:00');
  });

  test('midnight belongs to the new day', () => {
    expect(hours('2026-11-25T23:59')).toBe('2026-11-26T11:00');
    expect(hours('2026-11-26T00:00')).toBe('2026-11-26T11:00');
    expect(nextDay('2026-11-26T00:00')).toBe('2026-11-27T17:00');
  });

  test('weekends', () => {
    expect(hours('2026-11-20T16:00')).toBe('2026-11-23T10:00');
    expect(hours('2026-11-21T10:00')).toBe('2026-11-23T11:00');
    expect(hours('2026-11-22T10:00')).toBe('2026-11-23T11:00');
    expect(nextDay('2026-11-20T10:00')).toBe('2026-11-23T17:00');
    expect(nextDay('2026-11-21T10:00')).toBe('2026-11-24T17:00');
  });

  test('holidays, also one after another and around a weekend', () => {
    expect(hours('2026-11-23T16:00', clockData)).toBe('2026-11-25T10:00');
    expect(hours('2026-11-24T10:00', clockData)).toBe('2026-11-25T11:00');
    const three = withHolidays('2026-11-26', '2026-11-27', '2026-11-30');
    expect(hours('2026-11-25T15:00', three)).toBe('2026-12-01T09:00');
    expect(nextDay('2026-11-25T15:00', three)).toBe('2026-12-01T17:00');
    expect(nextDay('2026-11-26T15:00', three)).toBe('2026-12-02T17:00');
  });

  test('the end of the year', () => {
    expect(hours('2026-12-31T16:00', clockData)).toBe('2027-01-01T10:00');
    expect(nextDay('2026-12-31T16:00', clockData)).toBe('2027-01-01T17:00');
    expect(nextDay('2026-12-24T18:00', clockData)).toBe('2026-12-29T17:00');
  });
});

describe('results of days, and benches without stated hours', () => {
  test('days are days of the calendar; a report that would come on a free day comes on the next working day', () => {
    expect(ready('HOR-02', null, '2026-11-25T10:00')).toBe('2026-11-30T17:00');
    expect(ready('HOR-02', null, '2026-11-30T10:00')).toBe('2026-12-03T17:00');
    expect(ready('MIC-06', null, '2026-11-25T10:00')).toBe('2026-12-23T17:00');
    expect(ready('MIC-01', null, '2026-12-18T10:00')).toBe('2026-12-28T17:00');
  });

  test('a same-day result needs the sample early enough', () => {
    expect(ready('MIC-09', null, '2026-11-25T14:59')).toBe('2026-11-25T17:00');
    expect(ready('MIC-09', null, '2026-11-25T15:00')).toBe('2026-11-25T17:00');
    expect(ready('MIC-09', null, '2026-11-25T15:01')).toBe('2026-11-26T17:00');
  });

  test('more than a day of hours is counted in whole days', () => {
    expect(ready('CYT-05', null, '2026-11-27T10:00')).toBe('2026-12-02T17:00');
    expect(ready('SPL-01', null, '2026-11-26T10:00')).toBe('2026-11-30T17:00');
  });

  test('a procedure has no clock', () => {
    expect(ready('RAD-01', null, '2026-11-25T10:00')).toBe('none');
    expect(ready('END-01', 'shamli', '2026-11-25T10:00')).toBe('none');
  });

  test('every test with a sample gets a later report from every branch, or a reason', () => {
    for (const entry of planData.entries) {
      for (const { id } of branches) {
        const taken = parseIndianMinute('2026-12-24T16:45');
        const report = toReport(entry, id, taken, clockData);
        if (entry.portions.length === 0) expect(report, entry.code).toBeNull();
        else if (report?.kind === 'ready') expect(report.ready, entry.code).toBeGreaterThan(taken);
        else expect(report, `${entry.code} has no time`).not.toBeNull();
      }
    }
  });
});

describe('the way from a branch', () => {
  test('the courier: one minute before, at, after', () => {
    expect(arrives('shamli', '2026-11-25T12:59')).toBe('2026-11-25T17:00');
    expect(arrives('shamli', '2026-11-25T13:00')).toBe('2026-11-25T17:00');
    expect(arrives('shamli', '2026-11-25T13:01')).toBe('2026-11-25T22:00');
    expect(arrives('shamli', '2026-11-25T18:01')).toBe('2026-11-26T17:00');
  });

  test('each branch by its own courier', () => {
    const from = (taken: string) => Object.fromEntries(branches.map(({ id }) => [id, arrives(id, taken)]));
    expect(from('2026-11-25T10:00')).toMatchObject({
      'vivek-vihar': '2026-11-25T10:00',
      'model-town': '2026-11-25T12:00',
      baraut: '2026-11-25T16:00',
      shamli: '2026-11-25T17:00',
      saharanpur: '2026-11-25T18:00',
      gauripur: '2026-11-25T16:00',
    });
    // Sunday, after the last courier of those that run at all.
    expect(from('2026-11-22T14:01')).toMatchObject({
      'vivek-vihar': '2026-11-22T14:01',
      'model-town': '2026-11-23T12:00',
      baraut: '2026-11-23T16:00',
      shamli: '2026-11-23T17:00',
      saharanpur: '2026-11-23T18:00',
      gauripur: '2026-11-23T16:00',
    });
  });

  test('a late courier can reach the laboratory on another day, and waits for no holiday', () => {
    expect(arrives('saharanpur', '2026-11-25T16:00')).toBe('2026-11-25T23:00');
    expect(arrives('shamli', '2026-12-24T18:01')).toBe('2026-12-26T17:00');
    expect(arrives('shamli', '2026-12-31T18:01')).toBe('2027-01-01T17:00');
    const festival = withHolidays('2026-11-26', '2026-11-27', '2026-11-28');
    expect(arrives('shamli', '2026-11-25T19:00', festival)).toBe('2026-11-30T17:00');
  });

  test('road and bench together', () => {
    expect(ready('HEM-01', 'shamli', '2026-11-25T10:00')).toBe('2026-11-25T21:00');
    expect(ready('HEM-11', 'shamli', '2026-11-25T10:00')).toBe('2026-11-26T11:00');
    expect(ready('HEM-02', 'saharanpur', '2026-11-27T16:00')).toBe('2026-12-01T17:00');
  });

  test('a courier that never runs is a fault with words, not an endless search', () => {
    const never = { ...getCourier('shamli', clockData), runs: [{ days: [], leaves: ['13:00'] }] };
    expect(() => toJourney(never, parseIndianMinute('2026-11-25T10:00'), clockData)).toThrow(
      'Nothing is open within 60 days after 2026-11-25',
    );
  });

  test('a closed branch takes the sample when it next opens, and the way counts from then', () => {
    const taken = (branch: string | null, at: string) =>
      toFieldValue(toJourney(getCourier(branch, clockData), parseIndianMinute(at), clockData).taken);
    expect(taken('shamli', '2026-11-22T10:00')).toBe('2026-11-23T09:00');
    expect(taken('saharanpur', '2026-11-26T22:00')).toBe('2026-11-27T09:00');
    expect(taken('saharanpur', '2026-11-27T08:59')).toBe('2026-11-27T09:00');
    expect(taken('saharanpur', '2026-11-27T09:00')).toBe('2026-11-27T09:00');
    expect(taken('shamli', '2026-11-27T18:00')).toBe('2026-11-27T18:00');
    expect(taken('shamli', '2026-11-28T18:01')).toBe('2026-11-30T09:00');
    expect(taken('baraut', '2026-11-29T13:01')).toBe('2026-11-30T09:00');
    // Branches keep their hours on a holiday; only the courier rests.
    expect(taken('shamli', '2026-12-25T10:00')).toBe('2026-12-25T10:00');
    for (const at of ['2026-11-22T03:00', '2026-11-22T23:59', '2026-12-25T00:00']) {
      expect(taken(null, at)).toBe(at);
    }
    // Sunday, at a branch that opens on Monday: the citrate tube does not age from Sunday on.
    expect(ready('BIO-10', 'shamli', '2026-11-22T10:00')).toBe(ready('BIO-10', 'shamli', '2026-11-23T09:00'));
  });

  test('a closed branch is named in words, with its hours, also where nothing can be taken', () => {
    const plan = (...codes: string[]) => expand(codes, { species: null, kg: null }, planData);
    const at = (branch: string | null, moment: string, ...codes: string[]) =>
      toTimes(plan(...codes), branch, parseIndianMinute(moment), clockData);
    const sunday = at('shamli', '2026-11-22T10:00', 'BIO-10');
    expect(sunday.warnings).toEqual([
      'Shamli is closed Sunday 10 am. It is open Monday to Saturday, 9 am to 6 pm: a sample can be taken there Monday 9 am at the earliest, and the time counts from then.',
    ]);
    if (sunday.latest === null) throw new Error('no report');
    expect(explainReport(sunday.latest, 'shamli', sunday.collected, clockData)).toContain(
      'Taken at Shamli Monday 9 am; the courier leaves Monday 1 pm',
    );
    expect(toFieldValue(sunday.taken)).toBe('2026-11-23T09:00');
    expect(at('saharanpur', '2026-11-26T22:00', 'HEM-13').warnings[0]).toContain('closed Thursday 10 pm');
    expect(at('shamli', '2026-11-23T10:00', 'BIO-10').warnings).toEqual([]);
    expect(at(null, '2026-11-22T03:00', 'BIO-10').warnings).toEqual([]);
    expect(at('shamli', '2026-11-22T10:00', 'RAD-01').warnings.join()).not.toContain('closed');
  });

  test('couriers leave while their branch is open', () => {
    for (const { branch, runs } of clockData.couriers) {
      const { hours } = branches.find(({ id }) => id === branch) ?? { hours: [] };
      for (const { days, leaves } of runs) {
        for (const day of days) {
          const open = hours.find((stretch) => stretch.days.includes(day));
          expect(
            leaves.every((time) => open && open.opens < time && time <= open.closes),
            `${branch}, ${day}`,
          ).toBe(true);
        }
      }
    }
  });
});

describe('a timed test', () => {
  const at = (moment: string, branch: string | null, code: string) =>
    toTimes(
      expand([code], { species: null, kg: null }, planData),
      branch,
      parseIndianMinute(moment),
      clockData,
    );

  test('leaves with the courier after its last tube, and is on the bench no earlier', () => {
    expect(ready('BIO-17', null, '2026-11-25T10:00')).toBe('2026-11-26T04:00');
    // The last of three tubes is drawn at 6 pm, when the bench has closed.
    expect(ready('HOR-16', null, '2026-11-30T08:00')).toBe('2026-12-03T17:00');
    expect(ready('HOR-16', null, '2026-11-30T10:00')).toBe('2026-12-04T17:00');
    const { latest, collected, warnings } = at('2026-11-25T12:30', 'shamli', 'HOR-15');
    expect(warnings).toEqual([]);
    if (latest === null) throw new Error('no report');
    expect(explainReport(latest, 'shamli', collected, clockData)).toContain(
      'Taken at Shamli Wednesday 12:30 pm, the last tube Wednesday 1:30 pm; the courier leaves Wednesday 6 pm',
    );
    expect(toFieldValue(at('2026-11-25T12:00', 'shamli', 'HOR-15').latest?.leaves ?? 0)).toBe(
      '2026-11-25T13:00',
    );
  });

  test('is not begun where the branch closes before its last tube', () => {
    expect(ready('HOR-16', 'model-town', '2026-11-25T12:00')).not.toBe('too late');
    expect(ready('HOR-16', 'model-town', '2026-11-25T12:01')).toBe('too late');
    expect(at('2026-11-25T19:00', 'model-town', 'HOR-16').warnings).toEqual([
      'Low-Dose Dexamethasone Suppression Test (3 cortisols): the last tube is drawn 8 hours after the first, when Model Town is closed. Have the first taken there Thursday 8 am, bring your pet to the main laboratory in Vivek Vihar, or ask us.',
    ]);
    expect(at('2026-11-25T17:01', 'shamli', 'BIO-07').warnings.join()).toContain('2 hours after the first');
    // Sunday is too short at Model Town; through the night the main laboratory never closes.
    expect(at('2026-11-28T19:00', 'model-town', 'HOR-16').warnings.join()).toContain('there Monday 8 am');
    expect(at('2026-11-28T19:00', null, 'HOR-16').isWhole).toBe(true);
  });

  test('is not taken where no day is long enough', () => {
    for (const branch of ['baraut', 'shamli', 'saharanpur', 'gauripur']) {
      expect(ready('BIO-17', branch, '2026-11-25T09:00'), branch).toBe('not taken');
    }
    expect(ready('BIO-17', 'model-town', '2026-11-25T08:00')).toBe('2026-11-26T03:00');
    expect(at('2026-11-25T12:45', 'shamli', 'BIO-17').warnings).toEqual([
      'Glucose Curve (6 samples): cannot be taken at Shamli. The last tube is drawn 12 hours after the first, when it is closed. Have it taken at Vivek Vihar or Model Town, or ask us.',
    ]);
    expect(describeLimits([getEntry('BIO-17')], clockData).join()).toContain(
      'It is taken at Vivek Vihar and Model Town; not at Baraut, Shamli, Saharanpur and Gauripur.',
    );
  });

  test('gets a report or advice from every branch at every hour of two weeks with a holiday', () => {
    const first = parseIndianMinute('2026-12-14T00:30');
    for (const code of planData.entries.filter(({ drawHours }) => drawHours > 0).map((one) => one.code)) {
      for (const { id } of branches) {
        for (let hour = 0; hour < 14 * 24; hour += 1) {
          const { latest, isWhole, warnings } = at(toFieldValue(first + hour * 60), id, code);
          expect(isWhole || warnings.length > 0, `${code} ${id} ${hour}`).toBe(true);
          if (latest?.leaves)
            expect(latest.leaves, `${code} ${id} ${hour}`).toBeGreaterThanOrEqual(latest.drawn);
        }
      }
    }
  });
});

describe('what cannot be taken at a branch', () => {
  const taken = parseIndianMinute('2026-11-25T10:00');
  const warn = (branch: string | null, at = taken, codes = ['HEM-13', 'HEM-01']) =>
    warnOfWay(codes.map(getEntry), branch, at, clockData).join(' ');

  test('ammonia and clotting tests', () => {
    expect(ready('BIO-35', null, '2026-11-25T10:00')).toBe('2026-11-25T16:00');
    for (const { id } of branches.slice(1)) {
      expect(ready('BIO-35', id, '2026-11-25T10:00')).toBe('main laboratory only');
    }
    for (const code of ['HEM-13', 'HEM-14', 'HEM-15', 'HEM-16', 'BIO-43', 'BIO-44']) {
      expect(ready(code, 'gauripur', '2026-11-25T10:00')).toBe('not taken');
      expect(ready(code, 'baraut', '2026-11-25T10:00')).toContain('2026-11-');
    }
  });

  test('the citrate tube in time says nothing, the late one says what to do', () => {
    expect(warn(null)).toBe('');
    expect(warn('vivek-vihar')).toBe('');
    expect(warn('model-town')).toBe('');
    expect(warn('shamli', taken, ['HEM-01'])).toBe('');
    // The 11 am courier needs an hour: taken when the branch opens at 8 am, the tube is there after just four.
    expect(warn('model-town', parseIndianMinute('2026-11-25T08:00'))).toBe('');
    expect(ready('HEM-13', 'model-town', '2026-11-25T08:00')).toBe('2026-11-25T16:00');
    expect(ready('HEM-13', 'model-town', '2026-11-25T07:59')).toBe('2026-11-25T16:00');
    // No courier runs at Christmas.
    expect(ready('HEM-13', 'model-town', '2026-12-25T10:00')).toBe('too late');
    expect(warn('model-town', parseIndianMinute('2026-12-25T10:00'))).toContain('needs about 26 hours');
    expect(warn('baraut')).toContain('call Baraut before you come');
    for (const branch of ['shamli', 'saharanpur', 'gauripur']) {
      expect(warn(branch)).toMatch(/^Prothrombin Time \(PT\): cannot be taken at .+ within about 4 hours/);
    }
  });

  test('urine and stool are refused where they come too late', () => {
    // The 1 pm courier from Shamli is there at 5 pm.
    expect(ready('CLI-01', 'shamli', '2026-11-25T11:00')).toBe('2026-11-26T11:00');
    expect(ready('CLI-01', 'shamli', '2026-11-25T10:59')).toBe('too late');
    expect(ready('CLI-01', 'saharanpur', '2026-11-25T12:00')).not.toBe('too late');
    expect(ready('CLI-01', 'saharanpur', '2026-11-25T11:59')).toBe('too late');
    expect(ready('CLI-01', 'baraut', '2026-11-25T09:59')).toBe('too late');
    expect(ready('CLI-01', null, '2026-11-25T09:59')).toContain('2026-11-25');
    for (const code of ['CLI-02']) {
      expect(ready(code, 'saharanpur', '2026-11-25T11:59'), code).toBe('too late');
      expect(ready(code, 'saharanpur', '2026-11-25T12:00'), code).toContain('2026-11-');
    }
    // The ratios of protein and cortisol keep for days in the cold.
    for (const code of ['BIO-12', 'HOR-18']) {
      expect(ready(code, 'saharanpur', '2026-11-25T11:59'), code).toContain('2026-11-');
      expect(ready(code, 'saharanpur', '2026-11-27T17:30'), code).toContain('2026-');
    }
    // From Saturday, after the last courier, to Monday; and over a holiday.
    expect(ready('CLI-03', 'saharanpur', '2026-11-28T17:30')).toBe('too late');
    expect(ready('MIC-02', 'baraut', '2026-12-25T09:00')).toBe('too late');
    expect(warn('baraut', taken, ['CLI-01'])).toBe('');
    expect(warn('baraut', taken - 60, ['CLI-01', 'HEM-01'])).toBe(
      'Urinalysis, Complete (Routine and Microscopy): urine must be on the bench within about 6 hours, but from Baraut at this hour it needs about 7 hours. Have it taken there from Wednesday 10 am until the courier leaves Wednesday 1 pm, bring it to the main laboratory in Vivek Vihar, or ask us.',
    );
    expect(warn('saharanpur', taken, ['CLI-01'])).toMatch(
      /needs about 8 hours\. Have it taken there Wednesday 12 noon, as the courier leaves, bring it to the main/,
    );
  });

  test('culture bottles and sterile fluids are taken where the branch says so', () => {
    for (const code of ['MIC-01', 'MIC-02', 'HEM-08', 'CYT-04']) {
      for (const branch of ['shamli', 'saharanpur', 'gauripur']) {
        expect(ready(code, branch, '2026-11-25T10:00'), `${code} ${branch}`).toBe('not taken');
      }
      expect(ready(code, 'baraut', '2026-11-25T10:00'), code).toContain('2026-1');
    }
    expect(warn('shamli', taken, ['MIC-01', 'HEM-01'])).toBe(
      'Blood Culture and Sensitivity: cannot be taken at Shamli. Have it taken at Vivek Vihar, Model Town or Baraut, or ask us.',
    );
  });

  test('a procedure is done where pets are examined, and nowhere else', () => {
    expect(warn('shamli', taken, ['RAD-02', 'END-02', 'HEM-01'])).toBe(
      'Abdominal Ultrasound and Upper GI Endoscopy (Gastroduodenoscopy): not done at Shamli, only at the main laboratory in Vivek Vihar. Bring your pet there by appointment.',
    );
    for (const { id, examines } of branches) {
      expect(warn(id, taken, ['RAD-01']).includes('not done at'), id).toBe(!examines);
    }
    const { warnings, byId } = toTimes(
      expand(['super-advance'], { species: null, kg: null }, planData),
      'gauripur',
      taken + 120,
      clockData,
    );
    expect(warnings.join(' ')).toContain('Abdominal Ultrasound: not done at Gauripur');
    expect(byId.get('super-advance')).toContain('Report by');
  });

  test('cerebrospinal fluid is warned of, for other fluids keep', () => {
    expect(warn('model-town', taken, ['HEM-08'])).toContain(
      'cerebrospinal fluid must be on the bench within about 1 hour, but from Model Town at this hour it needs about 2 hours.',
    );
    expect(warn('shamli', taken, ['HEM-08'])).toContain('Have it taken at Vivek Vihar, or ask us.');
    expect(ready('HEM-08', 'model-town', '2026-11-25T10:00')).toBe('2026-11-25T16:00');
    expect(warn(null, taken, ['HEM-08'])).toBe('');
  });

  test('a branch takes what its card names, the main laboratory everything', () => {
    expect(new Set(getCourier(null, clockData).takes)).toEqual(new Set(specimenNames));
    expect(describeLimits([getEntry('CYT-05')], clockData)).toEqual([]);
    expect(describeLimits([getEntry('HEM-01')], clockData)).toEqual([
      'EDTA blood must be on the bench within about 24 hours.',
    ]);
    const refusing = branches.filter(
      ({ accepts, spinsAfterCall }) =>
        !accepts.some(({ specimens }) => specimens.includes('Sodium Citrate')) &&
        !spinsAfterCall.includes('Sodium Citrate'),
    );
    expect(refusing.map(({ id }) => id)).toContain('shamli');
    expect(describeLimits([getEntry('HEM-13')], clockData)).toEqual([
      `Citrate blood must be on the bench within about 4 hours or travel as frozen plasma. It is taken at Vivek Vihar and Model Town; at Baraut after a call, so that the plasma is spun and frozen there; not at ${listAll(refusing.map(({ name }) => name))}.`,
    ]);
    expect(describeLimits(['HEM-01', 'CLI-01'].map(getEntry), clockData)).toEqual([
      'EDTA blood must be on the bench within about 24 hours. Urine must be on the bench within about 6 hours.',
    ]);
    expect(describeLimits(['HEM-01', 'BIO-10', 'BIO-14', 'CLI-03'].map(getEntry), clockData)).toEqual([
      'EDTA blood, fluoride blood and stool must be on the bench within about 24 hours. Serum must be on the bench within about 24 hours or travel as frozen serum.',
    ]);
    expect(describeLimits([getEntry('HOR-17')], clockData)).toEqual([
      'Blood for ACTH must be separated at once and travel as frozen plasma. It is taken at Vivek Vihar; at Baraut after a call, so that the plasma is spun and frozen there; not at Model Town, Shamli, Saharanpur and Gauripur.',
    ]);
    expect(describeLimits([getEntry('BIO-35')], clockData)).toEqual([
      'Blood for ammonia must be on the bench within about 30 minutes. It is taken at Vivek Vihar; not at Model Town, Baraut, Shamli, Saharanpur and Gauripur.',
    ]);
  });

  test('a panel whose urine comes too late promises the rest only', () => {
    const { byId, isWhole, warnings } = toTimes(
      expand(['PAN-07'], { species: null, kg: null }, planData),
      'saharanpur',
      taken,
      clockData,
    );
    expect(byId.get('PAN-07')).toBe(
      'Report by Monday 5 pm, if the serum is off the clot in time, without what cannot be taken',
    );
    expect(isWhole).toBe(false);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^Liver Function Test .+ and Kidney Function Test .+: blood on the clot .+ 2 hours/,
      ),
      expect.stringMatching(/^Electrolyte Panel \(Na, K, Cl\): blood for potassium .+ within about 1 hour/),
      expect.stringMatching(/^Urinalysis, Complete/),
    ]);
  });
});

describe('no report is promised for a sample that the laboratory would refuse', () => {
  /** Hours that a sample keeps as it is. */
  const keeps: Partial<Record<SpecimenName, number>> = {
    'Whole Blood (EDTA)': 24,
    'Serum (Plain)': 24,
    'Sodium Citrate': 4,
    Fluoride: 24,
    Urine: 6,
    Stool: 24,
    'Sterile C/S Bottle': 48,
    'Sterile Swab': 48,
    'Blood Culture Bottle': 48,
    'Body Fluid (EDTA)': 24,
  };
  /** Dry slides in place of the swab. */
  const onSlides = ['MIC-08', 'MIC-09'];
  /** Urine for the ratios of protein and cortisol, chilled. */
  const ratios = ['BIO-12', 'HOR-18'];
  /** Spun where they are taken: the notes of the brief. */
  const spun = ['HOR-17', 'HOR-19', 'HOR-20', 'HOR-23', 'HOR-24', 'SER-11'];

  test('every test, from every branch, at every hour of two weeks with a holiday', () => {
    for (const entry of planData.entries) {
      if (onSlides.includes(entry.code) || spun.includes(entry.code) || entry.parts.length > 0) continue;
      const hours = ratios.includes(entry.code)
        ? 48
        : Math.min(...entry.portions.map(({ specimen }) => keeps[specimen] ?? Infinity));
      for (const { id } of branches.slice(1)) {
        const first = parseIndianMinute('2026-12-14T00:30');
        for (let at = first; at < first + 14 * 1440; at += 60) {
          const report = toReport(entry, id, at, clockData);
          if (report?.kind !== 'ready' || report.conditions.length > 0) continue;
          const waits = (report.arrives - report.taken) / 60;
          expect(waits, `${entry.code} ${id} ${toFieldValue(at)}`).toBeLessThanOrEqual(hours);
        }
      }
    }
  });

  test('what the branch is open for and the courier takes in time is not refused', () => {
    // A working day, an hour before the noon courier of the farthest branch.
    for (const entry of planData.entries) {
      const isFarTaken = !entry.portions.some(({ specimen }) =>
        [
          'Sodium Citrate',
          'Urine',
          'Sterile C/S Bottle',
          'Blood Culture Bottle',
          'Body Fluid (EDTA)',
        ].includes(specimen),
      );
      if (entry.portions.length === 0 || entry.parts.length > 0 || entry.code === 'BIO-35') continue;
      if (!isFarTaken || spun.includes(entry.code)) continue;
      // From 11 am to closing time are seven hours.
      if (entry.drawHours > 7) continue;
      expect(ready(entry.code, 'saharanpur', '2026-11-25T11:00'), entry.code).toContain('2026-1');
    }
  });

  test('after the last courier of the week: blood, glucose and serum wait for Monday', () => {
    const saturday = parseIndianMinute('2026-11-28T17:30');
    for (const code of ['HEM-01', 'HEM-10', 'BIO-14', 'BIO-10', 'SPL-03', 'MIC-07']) {
      expect(ready(code, 'saharanpur', '2026-11-28T17:30'), code).toBe('too late');
    }
    expect(warnOfWay([getEntry('HEM-01')], 'saharanpur', saturday, clockData)).toEqual([
      'Complete Blood Count (CBC): EDTA blood must be on the bench within about 24 hours, but from Saharanpur at this hour it needs about 49 hours. Have it taken there from Monday 9 am until the courier leaves Monday 12 noon, bring it to the main laboratory in Vivek Vihar, or ask us.',
    ]);
    // Slides, tissue and stones keep for weeks.
    for (const code of ['CYT-03', 'CYT-05', 'CLI-05', 'PAR-01', 'MIC-09']) {
      expect(ready(code, 'saharanpur', '2026-11-28T17:30'), code).toContain('2026-1');
    }
  });

  test('nobody is sent to a branch at the minute it closes', () => {
    const christmas = parseIndianMinute('2026-12-25T10:00');
    expect(warnOfWay([getEntry('HEM-01')], 'saharanpur', christmas, clockData)).toEqual([
      expect.stringContaining(
        'Have it taken there from Saturday 9 am until the courier leaves Saturday 12 noon',
      ),
    ]);
  });

  test('what is spun where it is taken goes to the main laboratory, or to Baraut after a call', () => {
    const taken = parseIndianMinute('2026-11-25T10:00');
    for (const code of spun) {
      expect(ready(code, null, '2026-11-25T10:00'), code).toContain('2026-1');
      for (const branch of ['model-town', 'shamli', 'saharanpur', 'gauripur']) {
        expect(ready(code, branch, '2026-11-25T10:00'), `${code} ${branch}`).toBe('not taken');
        expect(warnOfWay([getEntry(code)], branch, taken, clockData).join(' ')).toContain(
          'Have it taken at Vivek Vihar or Baraut (call first), or ask us.',
        );
      }
      const report = toReport(getEntry(code), 'baraut', taken, clockData);
      expect(report, code).toMatchObject({ kind: 'ready', conditions: ['you call Baraut first'] });
      expect(warnOfWay([getEntry(code)], 'baraut', taken, clockData).join(' ')).toContain(
        ': call Baraut before you come, so that the ',
      );
    }
    expect(warnOfWay([getEntry('HOR-17')], 'shamli', taken, clockData)).toEqual([
      'Endogenous ACTH (eACTH): cannot be taken at Shamli. Blood for ACTH must be separated at once and travel as frozen plasma. Have it taken at Vivek Vihar or Baraut (call first), or ask us.',
    ]);
    const plan = expand(['HOR-17', 'SER-11'], { species: null, kg: null }, planData);
    expect(toTimes(plan, 'shamli', taken, clockData)).toMatchObject({ latest: null, isWhole: false });
    const { byId, conditions } = toTimes(plan, 'baraut', taken, clockData);
    expect(byId.get('HOR-17')).toBe('Report by Monday 5 pm, if you call Baraut first');
    expect(conditions).toBe(', if you call Baraut first');
  });

  test('serum that has to be off the clot soon is promised on that condition, for every vet can see to it', () => {
    const taken = parseIndianMinute('2026-11-25T10:00');
    for (const code of [
      'BIO-31',
      'BIO-34',
      'VIT-02',
      'SER-10',
      'BIO-02',
      'BIO-28',
      'BIO-39',
      'BIO-08',
      'BIO-13',
    ]) {
      expect(toReport(getEntry(code), 'shamli', taken, clockData), code).toMatchObject({
        kind: 'ready',
        conditions: ['the serum is off the clot in time'],
      });
      expect(toReport(getEntry(code), null, taken, clockData), code).toMatchObject({ conditions: [] });
    }
    expect(warnOfWay([getEntry('BIO-31')], 'shamli', taken, clockData)).toEqual([
      'Potassium (K): blood for potassium must be on the bench within about 1 hour or travel as cold serum. Have your vet take the serum off the clot in time, or bring it to the main laboratory, so that it is spun there.',
    ]);
    // Model Town's courier leaves within the hour, and troponin has two.
    expect(toReport(getEntry('SER-10'), 'model-town', taken, clockData)).toMatchObject({ conditions: [] });
  });
});

describe('a bench that opens later than the sample keeps', () => {
  const friday = parseIndianMinute('2026-11-27T18:00');
  const warn = (code: string, branch: string | null, at = friday) =>
    warnOfWay([getEntry(code)], branch, at, clockData);
  const conditions = (code: string, branch: string | null, at = friday) => {
    const report = toReport(getEntry(code), branch, at, clockData);
    return report?.kind === 'ready' ? report.conditions : report?.kind;
  };

  test('is warned of at the main laboratory as well, and the promise hangs on a call', () => {
    expect(warn('HEM-10', null)).toEqual([
      'Reticulocyte Count: call us before you come: EDTA blood must be on the bench within about 24 hours, but this bench is closed until Monday 7 am.',
    ]);
    expect(conditions('HEM-10', null)).toEqual(['you call us first']);
    expect(warn('HEM-08', null)).toEqual([
      'Body Fluid Cell Count and Differential (CSF, Pleural, Ascitic): call us before you come: cerebrospinal fluid must be on the bench within about 1 hour and body fluid must be on the bench within about 24 hours, but this bench is closed until Monday 7 am.',
    ]);
    expect(conditions('HEM-08', null)).toEqual(['it is not cerebrospinal fluid', 'you call us first']);
    expect(warn('CLI-01', null, parseIndianMinute('2026-11-28T10:00')).join()).toContain(
      'urine must be on the bench within about 6 hours, but this bench counts as closed until Monday 7 am',
    );
    expect(warn('CYT-04', null).join()).toContain('counts as closed until Monday 7 am');
    const { byId } = toTimes(
      expand(['HEM-10'], { species: null, kg: null }, planData),
      null,
      friday,
      clockData,
    );
    expect(byId.get('HEM-10')).toBe('Report by Tuesday 5 pm, if you call us first');
  });

  test('counts from the draw, to the minute: before, at, after', () => {
    // The bench opens on Wednesday at 7 am; urine keeps for six hours, fluid round the cord for one.
    expect(conditions('CLI-01', null, parseIndianMinute('2026-11-25T01:00'))).toEqual([]);
    expect(conditions('CLI-01', null, parseIndianMinute('2026-11-25T00:59'))).toEqual(['you call us first']);
    expect(conditions('CLI-01', null, parseIndianMinute('2026-11-25T16:59'))).toEqual([]);
    expect(conditions('CLI-01', null, parseIndianMinute('2026-11-25T17:00'))).toEqual(['you call us first']);
    expect(conditions('HEM-08', null, parseIndianMinute('2026-11-25T05:59'))).toEqual([
      'it is not cerebrospinal fluid',
    ]);
    // In time on the road, and then before a closed door.
    expect(conditions('CLI-01', 'saharanpur', parseIndianMinute('2026-11-25T12:00'))).toEqual([
      'you call us first',
    ]);
    expect(warn('CLI-01', 'saharanpur', parseIndianMinute('2026-11-25T12:00')).join()).toContain(
      'counts as closed until Thursday 7 am',
    );
  });

  test('does not concern benches of day and night, what keeps for weeks, and serum, which is frozen', () => {
    for (const code of [
      'HEM-01',
      'BIO-14',
      'BIO-17',
      'BIO-35',
      'CYT-03',
      'CYT-05',
      'HOR-02',
      'HOR-16',
      'SER-11',
    ]) {
      expect(warn(code, null), code).toEqual([]);
      expect(conditions(code, null), code).toEqual([]);
    }
  });
});

describe('a bench that is run at any hour after a call', () => {
  const none = { species: null, kg: null };
  const say = (id: string, taken: string, branch: string | null = null) => {
    const collected = parseIndianMinute(taken);
    return toTimes(expand([id], none, planData), branch, collected, clockData).byId.get(id);
  };
  const warn = (code: string, taken: string) =>
    warnOfWay([getEntry(code)], null, parseIndianMinute(taken), clockData);

  test('a strip for a puppy ill on Friday night is read that night, not after the weekend', () => {
    for (const code of ['KIT-01', 'KIT-02', 'KIT-03', 'KIT-08']) {
      expect(say(code, '2026-11-27T22:00'), code).toBe(
        'Strip read by Friday 10:30 pm, report by Sunday 10 am, if you call us first',
      );
      expect(warn(code, '2026-11-27T22:00'), code).toEqual([]);
    }
    expect(say('KIT-01', '2026-11-28T10:00', 'shamli')).toMatch(
      /^Strip read by Saturday .*, report by Monday/,
    );
  });

  test('on a working day nobody has to call', () => {
    expect(say('KIT-01', '2026-11-25T10:00')).toBe(
      'Strip read by Wednesday 10:30 am, report by Thursday 10 pm',
    );
    expect(warn('KIT-01', '2026-11-25T10:00')).toEqual([]);
    expect(say('KIT-01', '2026-11-25T16:59')).not.toContain('call');
    expect(say('KIT-01', '2026-11-25T17:00')).toContain('if you call us first');
    // The 24th of November is a public holiday.
    expect(say('KIT-01', '2026-11-24T10:00')).toContain('if you call us first');
  });

  test('a transfusion does not wait for Monday', () => {
    for (const code of ['HEM-18', 'HEM-19']) {
      expect(say(code, '2026-11-27T22:00'), code).toBe('Report by Saturday 2 am, if you call us first');
      expect(say(code, '2026-11-25T14:00'), code).toBe('Report by Thursday 8 am');
    }
  });

  test('a panel with such a test names no strip', () => {
    expect(say('PAN-05', '2026-11-27T22:00')).toMatch(/^Report by/);
  });
});

describe('moments', () => {
  test('are those of India wherever the machine stands', () => {
    expect(toFieldValue(toIndianMinute(new Date('2026-11-21T18:29:59Z')))).toBe('2026-11-21T23:59');
    expect(toFieldValue(toIndianMinute(new Date('2026-11-21T18:30:00Z')))).toBe('2026-11-22T00:00');
    expect(toFieldValue(toIndianMinute(new Date('2026-12-31T22:00:00+01:00')))).toBe('2027-01-01T02:30');
  });

  test('read as people say them', () => {
    const from = parseIndianMinute('2026-11-26T14:00');
    const say = (text: string) => formatMoment(parseIndianMinute(text), from);
    expect(say('2026-11-26T18:00')).toBe('Thursday 6 pm');
    expect(say('2026-11-27T06:30')).toBe('Friday 6:30 am');
    expect(say('2026-11-28T12:00')).toBe('Saturday 12 noon');
    // The end of Saturday: named after Sunday, half its readers would come a day late.
    expect(say('2026-11-29T00:00')).toBe('Saturday night, 12 midnight');
    expect(say('2026-11-26T00:00')).toBe('Wednesday night 25 November, 12 midnight');
    expect(say('2026-12-03T00:00')).toBe('Wednesday night, 12 midnight');
    expect(say('2026-12-04T00:00')).toBe('Thursday night 3 December, 12 midnight');
    expect(formatDated(parseIndianMinute('2027-01-01T00:00'))).toBe(
      'Thursday night 31 December, 12 midnight',
    );
    expect(say('2026-12-02T17:00')).toBe('Wednesday 5 pm');
    expect(say('2026-12-03T17:00')).toBe('Thursday 3 December, 5 pm');
    expect(say('2027-01-01T00:30')).toBe('Friday 1 January, 12:30 am');
    const report = toReport(getEntry('HEM-01'), null, from, clockData);
    expect(formatReport(report, from)).toBe('Report by Thursday 6 pm');
  });

  test('a report beyond the list of holidays says so', () => {
    const taken = parseIndianMinute('2027-12-31T10:00');
    const report = toReport(getEntry('HOR-02'), 'shamli', taken, clockData);
    if (report?.kind !== 'ready') throw new Error('no report');
    expect(explainReport(report, 'shamli', taken, clockData)).toContain(
      'Public holidays after 2027 are not in it yet.',
    );
  });

  test('what is no moment, no branch or too far away is refused in words', () => {
    const now = parseIndianMinute('2026-11-21T12:00');
    for (const text of ['2026-02-30', '2026-13-01', '21.11.2026', '', '2026-11-21 ']) {
      expect(() => parseDay(text)).toThrow(RangeError);
    }
    for (const text of ['2026-11-21', '2026-11-21T24:00', '2026-11-21T12:60', '2026-11-21T12:00T', 'now']) {
      expect(() => parseIndianMinute(text), text).toThrow(RangeError);
    }
    expect(() => parseCollected('', now)).toThrow('Say on which day and at what time the sample is taken.');
    expect(() => parseCollected('2026-11-14T11:59', now)).toThrow('in the last seven days or later');
    expect(parseCollected('2026-11-14T12:00', now)).toBe(now - 7 * 1440);
    expect(() => parseCollected('2027-01-20T12:01', now)).toThrow('within the next 60 days');
    expect(() => parseCollected('0001-01-01T00:00', now)).toThrow(RangeError);
    expect(() => toIndianMinute(new Date(Number.NaN))).toThrow('This is not a moment.');
    const test: TimedTest = getEntry('HEM-01');
    expect(() => toReport(test, 'atlantis', now, clockData)).toThrow('There is no branch "atlantis"');
    expect(() => toReport(test, null, Number.NaN, clockData)).toThrow('Say when the sample is taken.');
  });
});
