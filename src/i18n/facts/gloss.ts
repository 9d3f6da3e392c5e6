import { defaultLocale, type Locale } from '#config/locales.ts';
import type { Entry } from '#schemas/catalogue-entry.ts';
import { getFactWords } from './translate.ts';

/** The name of a test as owners say it in a language, beside the vets' own; undefined where they have none. */
export const toGloss = ({ code }: Pick<Entry, 'code'>, locale: Locale): string | undefined =>
  locale === defaultLocale ? undefined : getFactWords(locale).ownerTexts[code]?.gloss;
