import { expect, test } from 'vitest';
import { packages } from '#data/packages.ts';
import { getByCode } from '#lib/catalogue/lookup.ts';
import { toPackPreparation } from '#lib/structured-data/pack-preparation.ts';

test('no test of a pack says to feed beside one that asks for a fast (D5)', () => {
  for (const { name, features } of packages.items) {
    const texts = features.map(({ code }) => toPackPreparation(getByCode(code)));
    expect(
      texts.some((text) => text.includes('without food')),
      name,
    ).toBe(true);
    expect(texts.join(' '), name).not.toContain('Feed as usual');
  }
});

test('no pack tells hours without food, or holding urine, to a pet that it harms (D5)', () => {
  for (const { features } of packages.items)
    for (const { code } of features) {
      const text = toPackPreparation(getByCode(code));
      if (/\d+ h(?:ours?)?\b.*(?:food|fast)|fast \d/i.test(text))
        expect(text, code).toContain('healthy adult');
      if (text.includes('pass urine')) expect(text, code).toContain('unless it strains');
    }
});
