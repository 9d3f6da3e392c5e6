import { missingPage, routes } from './routes.ts';

/** A language of the site: what it is called in itself, its tag for `lang` and for `Intl`, and the pages that it has. */
interface LocaleFacts {
  readonly name: string;
  readonly lang: string;
  readonly format: string;
  /** Paths of its pages without the language; `*` at the end means everything that begins so. */
  readonly pages: readonly string[];
}

/** The languages by the first part of their addresses. The default one stands at the root and has every page. */
const facts = {
  en: { name: 'English', lang: 'en-IN', format: 'en-IN', pages: ['/*'] },
  hi: {
    name: 'हिन्दी',
    lang: 'hi-IN',
    format: 'hi-IN-u-nu-latn',
    pages: [
      routes.home,
      routes.branches,
      routes.branch('*'),
      routes.contact,
      routes.cookies,
      routes.faq,
      routes.plan,
      routes.planData,
      routes.finderIndex,
      routes.packages,
      routes.pricing,
      routes.catalogue('*'),
      routes.privacy,
      routes.serviceDetails,
      routes.terms,
      routes.tests,
      // Every test; those below /tests that are none stand above with their own names.
      routes.test('*'),
    ],
  },
} as const satisfies Record<string, LocaleFacts>;

export type Locale = keyof typeof facts;
export const defaultLocale = 'en' satisfies Locale;

export const locales: Readonly<Record<Locale, LocaleFacts>> = facts;
export const localeCodes = Object.keys(facts) as Locale[];
/** Those with a part of their own at the head of an address. */
export const prefixedLocales = localeCodes.filter((code) => code !== defaultLocale);

/** The language that the parameter of a page names; without one it is the default. */
export function toLocale(code: string | undefined): Locale {
  return localeCodes.find((known) => known === code) ?? defaultLocale;
}

/** Whether a page stands in a language; its path comes without one. */
export function hasPage(path: string, locale: Locale): boolean {
  return locales[locale].pages.some((known) =>
    known.endsWith('*') ? path.startsWith(known.slice(0, -1)) : path === known,
  );
}

/** Splits the language off an address of the site: `/hi/faq#a` is Hindi and `/faq#a`. */
export function splitLocale(address: string): { locale: Locale; route: string } {
  const [, first = ''] = address.split(/[/?#]/);
  const locale = prefixedLocales.find((code) => code === first);
  if (locale === undefined) return { locale: defaultLocale, route: address };
  const rest = address.slice(first.length + 1);
  return { locale, route: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The address of a page in a language, and in the default one where it does not stand in that. Query and fragment stay. */
export function localePath(route: string, locale: Locale): string {
  const [path = ''] = route.split(/[?#]/);
  if (locale === defaultLocale || !hasPage(path, locale)) return route;
  return path === '/' ? `/${locale}${route.slice(1)}` : `/${locale}${route}`;
}

/** What a link to a page says: its address, and its language where that is not the one that is being read. */
export interface LocaleLink {
  href: string;
  hreflang?: Locale;
}
export type ToLink = (route: string) => LocaleLink;

/** Makes links for the pages of a language. */
export const makeLinks =
  (locale: Locale): ToLink =>
  (route) => {
    const href = localePath(route, locale);
    return splitLocale(href).locale === locale ? { href } : { href, hreflang: defaultLocale };
  };

/** The languages that a page stands in; its path comes without one. */
export const listLocales = (path: string): Locale[] => localeCodes.filter((code) => hasPage(path, code));

/** Those as the parameter of `src/pages/[...locale]`, for `getStaticPaths`. */
export const toLocaleParams = (path: string): { locale: Locale | undefined }[] =>
  listLocales(path).map((code) => ({ locale: code === defaultLocale ? undefined : code }));

/** Where the other languages are read from a page: itself in those that have it, else their home page. */
export const listSwitches = (
  path: string,
  locale: Locale,
): { code: Locale; href: string; isSamePage: boolean }[] =>
  localeCodes
    .filter((code) => code !== locale)
    .map((code) => {
      const isSamePage = path !== missingPage && hasPage(path, code);
      return { code, href: localePath(isSamePage ? path : routes.home, code), isSamePage };
    });
