import { defaultLocale, type Locale } from '#config/locales.ts';

/** The language of a passage and the way it runs, for voices, hyphens and search engines; undefined is the page's own English. */
export type TextLanguage = { readonly lang?: string | undefined; readonly dir?: 'rtl' | 'ltr' | undefined };

/** Scripts that tell a language, as far as a reader in India is likely to meet them. */
const languages: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Oriya}/gu, 'or'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Sinhala}/gu, 'si'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Arabic}/gu, 'ar'],
];
/** Letters that Urdu has and Arabic has not; those that Persian has as well tell no more than that it is not Arabic. */
const urdu = /[\u0679\u0688\u0691\u06ba\u06be\u06c1\u06d2]/;
const persian = /[\u067e\u0686\u0698\u06a9\u06af\u06cc]/;
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'ur', 'fa', 'he', 'ps', 'sd', 'ckb', 'yi', 'dv']);
const plain = /^[\p{ASCII}\u00a0-\u024f\u2000-\u206f]*$/u;

/** The language and direction of a passage, by the script of most of its letters; nothing where it is the page's own. */
export function findTextLanguage(text: string, page: Locale = defaultLocale): TextLanguage {
  if (plain.test(text)) return page === defaultLocale ? {} : { lang: defaultLocale };
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  for (const [script, language] of languages) {
    if ((text.match(script)?.length ?? 0) * 2 <= letters) continue;
    if (language === page) return {};
    const lang = language !== 'ar' ? language : urdu.test(text) ? 'ur' : persian.test(text) ? 'fa' : 'ar';
    return rightToLeft.has(lang) ? { lang, dir: 'rtl' } : { lang };
  }
  return {};
}

/** The language alone. */
export const findLanguage = (text: string): string | undefined => findTextLanguage(text).lang;
