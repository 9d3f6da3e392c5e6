import { describe, expect, test } from 'vitest';
import { problems } from '#data/problems.ts';
import { findByCode } from '#lib/catalogue/lookup.ts';

describe('the problem finder', () => {
  test('has the eighteen signs of the specification and its eight red flags', () => {
    expect(problems.items).toHaveLength(18);
    expect(problems.redFlags).toHaveLength(8);
  });

  test('names only entries that exist, none twice in a sign', () => {
    for (const { slug, first, next } of problems.items) {
      const codes = [...first, ...next].map(({ code }) => code);
      expect(
        codes.filter((code) => findByCode(code) === undefined),
        slug,
      ).toEqual([]);
      expect(new Set(codes).size, slug).toBe(codes.length);
    }
  });

  test('promises mites only where a test that looks for them is named', () => {
    for (const { slug, plain, first, next } of problems.items) {
      const codes = [...first, ...next].map(({ code }) => code);
      if (/\bmites\b/.test(plain)) expect(codes, slug).toEqual(expect.arrayContaining(['PAN-06']));
    }
  });

  test('asks for bile acids in a yellow pet only afterwards: until then they say nothing', () => {
    const yellow = problems.items.find(({ slug }) => slug === 'yellow-gums');
    expect(yellow?.next.find(({ code }) => code === 'BIO-07')?.when).toBe('only once the yellow has gone');
  });

  test('never says what a pet has', () => {
    const texts = problems.items.map(({ plain }) => plain).join(' ');
    expect(texts).not.toMatch(/your (pet|dog|cat) has|diagnos|suffers|means that/i);
  });
});
