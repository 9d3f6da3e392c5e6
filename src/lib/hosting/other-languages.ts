import { defaultLocale, hasPage, type Locale, prefixedLocales } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import type { Redirect } from '#lib/hosting/cdn.ts';

/** Pages with a path of their own. */
const pages = Object.values(routes).filter(
  (path): path is Extract<typeof path, string> => typeof path === 'string' && /^\/[a-z/-]*$/.test(path),
);
const folders = [
  routes.article(''),
  routes.branch(''),
  routes.catalogue(''),
  routes.problem(''),
  routes.service(''),
  routes.test(''),
].map((path) => path.slice(0, -1));

const toWay =
  (locale: Locale) =>
  (path: string): Redirect => ({ from: `/${locale}${path === '/' ? '' : path}`, to: path });

/** The addresses of pages that a language has not yet, the default one written out, and a language in capitals. */
export const untranslatedPages: readonly Redirect[] = [
  ...prefixedLocales.flatMap((locale) => pages.filter((path) => !hasPage(path, locale)).map(toWay(locale))),
  { from: `/${defaultLocale}`, to: '/' },
  ...prefixedLocales.map((locale) => ({ from: `/${locale.toUpperCase()}`, to: `/${locale}` })),
];

/** The folders of which a language has no page at all, that of the default one, and those in capitals. */
export const untranslatedFolders: readonly Redirect[] = [
  ...prefixedLocales.flatMap((locale) =>
    folders.filter((folder) => !hasPage(`${folder}/`, locale)).map(toWay(locale)),
  ),
  { from: `/${defaultLocale}`, to: '' },
  ...prefixedLocales.map((locale) => ({ from: `/${locale.toUpperCase()}`, to: `/${locale}` })),
];
