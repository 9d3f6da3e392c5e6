import { expect, it } from 'vitest';
import { catalogues } from '#data/catalogues/index.ts';
import { getByCode, getCatalogue, listPanelsOf } from '#lib/catalogue/lookup.ts';

it('the panels of a list hold tests of it, those with the most first', () => {
  const codes = new Set<string>(getCatalogue('biochemistry').entries.map(({ code }) => code));
  const shares = listPanelsOf(getCatalogue('biochemistry'), 3).map((code) => {
    const { entry } = getByCode(code);
    return entry.kind === 'panel' ? entry.parts.filter((part) => codes.has(part)).length : 0;
  });
  expect(shares).toHaveLength(3);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  expect(shares.at(-1)).toBeGreaterThan(0);
});
it('a list without tests of panels leads to none', () => {
  const none = catalogues.filter((catalogue) => listPanelsOf(catalogue, 3).length === 0);
  expect(none.map(({ id }) => id)).toContain('endoscopy');
});
