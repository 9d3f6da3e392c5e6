import { describe, expect, test } from 'vitest';
import { holidays } from '#data/holidays.ts';
import { notices } from '#data/notices.ts';
import { comingNotices } from '#lib/current-notices.ts';
import { getAboutBranch, getAboutTests, getCurrent, toEnd } from '#lib/notices.ts';
import { couriersSchema, holidaysSchema } from '#schemas/clock.ts';
import { type Notice, noticesSchema } from '#schemas/notice.ts';

const notice: Notice = {
  id: 'no-citrate',
  kind: 'reagent out',
  words: 'Prothrombin time is not run until 4 December 2026.',
  from: '2026-12-01',
  until: '2026-12-04',
  tests: ['HEM-13'],
  branches: ['baraut'],
};

describe('notices', () => {
  test('show from their first to their last day', () => {
    const shown = (day: string) => getCurrent([notice], day).length;
    expect(['2026-11-30', '2026-12-01', '2026-12-04', '2026-12-05'].map(shown)).toEqual([0, 1, 1, 0]);
    expect(getCurrent([], '2026-12-01')).toEqual([]);
    expect(new Date(toEnd(notice)).toISOString()).toBe('2026-12-04T18:29:59.000Z');
  });

  test('concern their tests and branches and no others', () => {
    expect(getAboutTests([notice], ['HEM-01', 'HEM-13'])).toEqual([notice]);
    expect(getAboutTests([notice], ['HEM-01'])).toEqual([]);
    expect(getAboutBranch([notice], 'baraut')).toEqual([notice]);
    expect(getAboutBranch([notice], 'shamli')).toEqual([]);
  });

  test('what the file holds names real tests and branches, and holiday notices agree with the clock', () => {
    expect(comingNotices.length).toBeLessThanOrEqual(notices.length);
    for (const { kind, until, id } of notices) {
      if (kind === 'holiday')
        expect(
          holidays.days.map(({ date }) => date),
          id,
        ).toContain(until);
    }
  });

  test('what cannot be is refused', () => {
    const parse = (...raw: unknown[]) => noticesSchema.safeParse(raw).success;
    expect(parse(notice)).toBe(true);
    expect(parse(notice, notice)).toBe(false);
    expect(parse({ ...notice, until: '2026-11-30' })).toBe(false);
    expect(parse({ ...notice, tests: [] })).toBe(false);
    expect(parse({ ...notice, kind: 'branch closed', branches: [] })).toBe(false);
    expect(parse({ ...notice, until: '2026-02-30' })).toBe(false);
    const days = (...dates: string[]) =>
      holidaysSchema.safeParse({ until: '2026-12-31', days: dates.map((date) => ({ date, name: 'A' })) });
    expect(days('2026-01-26', '2026-08-15').success).toBe(true);
    expect(days('2026-08-15', '2026-01-26').success).toBe(false);
    expect(days('2026-08-15', '2026-08-15').success).toBe(false);
    expect(days('2027-01-26').success).toBe(false);
    const main = { branch: 'a', runs: [], transitHours: 0 };
    expect(couriersSchema.safeParse([main]).success).toBe(true);
    expect(couriersSchema.safeParse([main, { ...main, branch: 'b' }]).success).toBe(false);
    expect(couriersSchema.safeParse([main, main]).success).toBe(false);
  });
});
