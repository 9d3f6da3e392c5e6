import { expect, test } from 'vitest';
import { toPortionCss, toSectionPortionCss } from '#lib/catalogue/portion-css.ts';

const css = toPortionCss('.list', 13);

test('every portion has begun to show before the animation ends, each after the one before', () => {
  const shares = [...css.matchAll(/([\d.]+)%\{--p(\d):visible\}/g)].map(([, share, portion]) => [
    portion,
    Number(share),
  ]);
  expect(shares).toEqual([
    ['1', 25],
    ['2', 50],
    ['3', 75],
  ]);
  expect(css).toContain('to{--p1:visible;--p2:visible;--p3:visible}');
});

test('a row listens to one portion, its own', () => {
  expect(css).toContain('&:nth-child(n+13){--p2:initial;--p3:inherit;--shows:var(--p3,visible)}');
  expect(css).not.toContain('--p4');
});

test('rows show where nothing is animated', () => {
  expect(css.match(/var\(--p\d,visible\)/g)).toHaveLength(3);
});

test('sections come in portions of at most sixteen rows, the first at once, a longer one by itself', () => {
  const starts = (counts: number[]) =>
    [...toSectionPortionCss('.list', counts).matchAll(/n\+(\d+)\)\{--after:(\d+)ms/g)].map(
      ([, start, after]) => [Number(start), Number(after)],
    );
  expect(starts([1, 15, 14, 20, 7, 9, 1])).toEqual([
    [3, 35],
    [4, 70],
    [5, 105],
    [7, 140],
  ]);
});
