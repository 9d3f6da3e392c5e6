import { expect, test } from 'vitest';
import { toPortionCss } from '#lib/catalogue/portion-css.ts';

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
