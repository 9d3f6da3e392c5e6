import { expect, test } from 'vitest';
import { goals, toVerdict } from '../../../scripts/bench/goals.ts';
import { listMissed, toMarkdown } from '../../../scripts/bench/report.ts';

const isJudged = (name: keyof typeof goals, value: number) => toVerdict(goals[name], { value });

test('a figure at its goal holds, one beyond it is missed', () => {
  expect(isJudged('contentPaintWorst', 1.4)).toBe('holds');
  expect(isJudged('contentPaintWorst', 1.41)).toBe('missed');
  expect(isJudged('lighthousePerformance', 98)).toBe('holds');
  expect(isJudged('lighthousePerformance', 97)).toBe('missed');
  expect(isJudged('scriptFiles', 1)).toBe('missed');
});

test('a figure is held against its goal as the report shows it', () => {
  expect(isJudged('contentPaintWorst', 1.404)).toBe('holds');
  expect(isJudged('contentPaintWorst', 1.406)).toBe('missed');
  expect(isJudged('coldFirstKey', 1300.4)).toBe('holds');
});

test('what was never answered or not measured is missed', () => {
  expect(isJudged('coldLastKey', Number.POSITIVE_INFINITY)).toBe('missed');
  expect(isJudged('largeBuildMemory', Number.NaN)).toBe('missed');
});

test('the report has one row for each measured goal, and a run that does not count misses none', () => {
  const figures = {
    contentPaintWorst: { value: 2, note: '/tests', invalid: 'the empty page took 900 ms' },
    finderKey: { value: 180.4 },
    firstBuild: { value: 22.04 },
  };
  const rows = toMarkdown('2026-11-27', figures)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.map(([, , goal, measured, verdict]) => [goal, measured, verdict])).toEqual([
    ['≤ 1.4', '2 (/tests)', 'does not count: the empty page took 900 ms'],
    ['≤ 100 ms', '180 ms', 'missed'],
    ['≤ 30 s', '22 s', 'holds'],
  ]);
  expect(listMissed(figures)).toEqual([goals.finderKey.what]);
});
