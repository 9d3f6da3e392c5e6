import { describe, expect, test } from 'vitest';
import { getByCode, listedEntries } from '#lib/catalogue/lookup.ts';
import { describeUrgency, isSoon } from '#lib/catalogue/urgency.ts';
import { finderEntries } from '#lib/finder/build-entries.ts';

describe('urgent', () => {
  test.each([
    ...['HEM-12', 'BIO-29', 'BIO-44', 'HOR-07', 'HOR-20', 'HOR-22', 'SER-04', 'SER-10', 'SER-11', 'SER-14'],
    ...['MIC-01', 'MIC-02', 'CYT-04', 'SPL-01', 'SPL-03'],
  ])('%s comes too late for a decision today, and says so (A18)', (code) => {
    const listed = getByCode(code);
    expect(listed.entry.urgent).toBe(true);
    expect(isSoon(listed)).toBe(false);
    expect(describeUrgency(listed)).toMatch(/^Too slow for a decision today/);
    expect(finderEntries.find((entry) => entry.code === code)?.urgent).toBe(false);
  });

  test.each(['HEM-01', 'BIO-15', 'BIO-36', 'KIT-01', 'RAD-01', 'END-05', 'MIC-07'])(
    '%s can come soon',
    (code) => {
      expect(isSoon(getByCode(code))).toBe(true);
      expect(describeUrgency(getByCode(code))).toMatch(/if it cannot wait$/);
    },
  );

  test('is said of no other test', () => {
    for (const listed of listedEntries)
      expect(describeUrgency(listed) !== null, listed.entry.code).toBe(listed.entry.urgent);
  });
});
