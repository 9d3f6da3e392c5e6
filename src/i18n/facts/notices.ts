import { defaultLocale, type Locale } from '#config/locales.ts';
import type { Notice } from '#schemas/notice.ts';
import { translate } from './translate.ts';

/** A notice in a language. One of today may have no words of it yet: then it says the default one's, and that it does. */
export function toNotice(notice: Notice, locale: Locale): Notice & { readonly lang?: Locale } {
  const said = translate<string | undefined>(notice.words, ({ notices }) => notices[notice.id])(locale);
  return said === undefined ? { ...notice, lang: defaultLocale } : { ...notice, words: said };
}
