import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prefixedLocales } from '#config/locales.ts';

const map = readFileSync('src/assets/maps/laboratory.svg', 'utf8');
const listNames = (attributes: string) =>
  new RegExp(`<g ${attributes}>(.*?)</g>`, 's').exec(map)?.[1]?.match(/<text/g) ?? [];

test.each(prefixedLocales)('the drawn map has every name in %s', (locale) => {
  const names = listNames('class="names"');
  expect(names.length).toBeGreaterThan(0);
  expect(listNames(`class="translated" id="${locale}"`)).toEqual(names);
});
