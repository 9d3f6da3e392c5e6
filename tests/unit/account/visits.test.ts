import { expect, test } from 'vitest';
import { isUpcoming, toCalendar } from '#lib/account/visits.ts';

test.each([
  [null, false],
  ['2026-10-31', false],
  ['2026-11-01', true],
  ['2026-12-01', true],
  ['2026-12-02', false],
])('%s is upcoming on 1 November: %s', (appointment, upcoming) => {
  expect(isUpcoming(appointment, '2026-11-01')).toBe(upcoming);
});

test('the calendar holds the visits to come, whole days, in lines of at most 75 bytes', () => {
  const pets = [
    { id: '1', name: 'Moti; the, one\\two', next_appointment: '2026-12-31' },
    { id: '2', name: 'बहुत '.repeat(15), next_appointment: '2026-11-01' },
    { id: '3', name: 'Gone', next_appointment: '2026-10-31' },
    { id: '4', name: 'None', next_appointment: null },
  ];
  const calendar = toCalendar(pets, 'the laboratory', '2026-11-01', '2026-11-01T08:30:00.000Z');
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(calendar).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(calendar).toContain('SUMMARY:Moti\\; the\\, one\\\\two: visit to the laboratory');
  expect(calendar).toContain('DTSTAMP:20261101T083000Z');
  for (const line of calendar.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(calendar.replaceAll('\r\n ', '')).toContain('बहुत '.repeat(15));
});
