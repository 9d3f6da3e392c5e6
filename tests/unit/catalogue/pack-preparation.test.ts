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
