import { describe, expect, test } from 'vitest';
import {
  hasPage,
  listSwitches,
  localePath,
  makeLinks,
  splitLocale,
  toLocale,
  toLocaleParams,
} from '#config/locales.ts';
import { routes } from '#config/routes.ts';

describe('the address of a page in a language', () => {
  test.each([
    [routes.branches, 'hi', '/hi/branches'],
    [routes.branch('baraut'), 'hi', '/hi/branch/baraut'],
    [`${routes.faq}?q=x#when-results`, 'hi', '/hi/faq?q=x#when-results'],
    [routes.visit, 'hi', '/hi/contact#visit'],
    [routes.branches, 'en', '/branches'],
    [routes.contactAnchor, 'en', '/#contact'],
  ] as const)('%s in %s is %s', (route, locale, path) => {
    expect(localePath(route, locale)).toBe(path);
  });

  test('is the English one where the language has no such page, and the link says so', () => {
    const to = makeLinks('hi');
    expect(to(routes.blog)).toEqual({ href: '/blogs', hreflang: 'en' });
    expect(to(routes.branches)).toEqual({ href: '/hi/branches' });
    expect(makeLinks('en')(routes.blog)).toEqual({ href: '/blogs' });
  });

  test.each([
    ['/hi', 'hi', '/'],
    ['/hi#contact', 'hi', '/#contact'],
    ['/hi/faq?q=x', 'hi', '/faq?q=x'],
    ['/history', 'en', '/history'],
    ['/blog/hi', 'en', '/blog/hi'],
    ['/fr/faq', 'en', '/fr/faq'],
    ['/', 'en', '/'],
  ] as const)('%s is %s and %s', (address, locale, route) => {
    expect(splitLocale(address)).toEqual({ locale, route });
  });
});

describe('the languages of a page', () => {
  test('are those that have it', () => {
    expect(hasPage(routes.branches, 'hi')).toBe(true);
    expect(hasPage(routes.blog, 'hi')).toBe(false);
    expect(hasPage(routes.blog, 'en')).toBe(true);
    for (const locale of [undefined, 'hi']) expect(toLocaleParams(routes.faq)).toContainEqual({ locale });
    expect(toLocaleParams(routes.blog)).toEqual([{ locale: undefined }]);
  });

  test('the switch leads to the same page, or to the home page of a language that does not have it', () => {
    const toHindi = (path: string) => listSwitches(path, 'en').find(({ code }) => code === 'hi');
    const toEnglish = (path: string) => listSwitches(path, 'hi').find(({ code }) => code === 'en');
    expect(toHindi(routes.faq)).toEqual({ code: 'hi', href: '/hi/faq', isSamePage: true });
    expect(toEnglish(routes.faq)).toEqual({ code: 'en', href: '/faq', isSamePage: true });
    expect(toHindi(routes.blog)).toEqual({ code: 'hi', href: '/hi', isSamePage: false });
  });

  test('the switch of the page for what is missing leads home: nothing is at its own address', () => {
    expect(listSwitches('/~404', 'hi')).toContainEqual({ code: 'en', href: '/', isSamePage: false });
  });

  test('an unknown one is the default', () => {
    expect([undefined, 'en', 'hi', 'fr', 'toString'].map(toLocale)).toEqual(['en', 'en', 'hi', 'en', 'en']);
  });
});
