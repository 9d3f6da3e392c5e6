import { defaultLocale, type Locale } from '#config/locales.ts';
import { findWords, getFactWords } from './translate.ts';

/** The colour of a cap in a language. */
export const toCap = (cap: string, locale: Locale): string =>
  locale === defaultLocale ? cap : findWords(locale, 'specimens', getFactWords(locale).caps, cap);
