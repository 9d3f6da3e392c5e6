import { expect, test } from 'vitest';
import { routes } from '#config/routes.ts';
import { untranslatedFolders, untranslatedPages } from '#lib/hosting/other-languages.ts';

const ways = [...untranslatedFolders, ...untranslatedPages].map(({ from }) => from);

test.each(['/hi/services', '/hi/blog', '/hi/blogs', '/hi/login', '/hi/my-pets', '/en'])(
  '%s, which has no page of its own, leads to the default language',
  (from) => {
    expect(ways).toContain(from);
  },
);

test('a language in capitals leads to its own pages', () => {
  const capitals = { from: '/HI', to: '/hi' };
  expect(untranslatedPages).toContainEqual(capitals);
  expect(untranslatedFolders).toContainEqual(capitals);
});

test.each([
  routes.tests,
  routes.test('x'),
  routes.problem('x'),
  routes.branch('x'),
  routes.catalogue('x'),
  routes.planData,
  routes.finderIndex,
  routes.serviceDetails,
])('no way leads off %s, which stands in Hindi', (path) => {
  expect(ways.filter((from) => `/hi${path}`.startsWith(`${from}/`) || `/hi${path}` === from)).toEqual([]);
});
