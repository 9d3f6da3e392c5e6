import { defaultLocale, type Locale } from '#config/locales.ts';
import type { Catalogue, InformationBlock, Wording } from '#schemas/catalogue.ts';
import { findWords, getFactWords } from './translate.ts';

/** What a price list says of itself, in one language. */
export interface CatalogueText {
  readonly title: string;
  readonly description: string;
  readonly turnaround: string;
  readonly availability?: string | undefined;
  readonly notices: readonly string[];
  readonly ribbon?: string | undefined;
  readonly blocks: readonly InformationBlock[];
  readonly wording: Readonly<Record<keyof Wording, string>>;
  /** In the order of `strip`. */
  readonly figures: readonly { readonly label: string; readonly value?: string | undefined }[];
  /** What the categories are called, by their own names; none in the default language. */
  readonly categories?: Readonly<Record<string, string>>;
}

/** The words of a price list in a language. Throws, with file and id, where a part of them is missing. */
export function toCatalogueText(catalogue: Catalogue, locale: Locale): CatalogueText {
  const { categories: _, ...own } = catalogue;
  if (locale === defaultLocale) return { ...own, figures: catalogue.strip };
  const { catalogues } = getFactWords(locale);
  const words = findWords(locale, 'catalogues', catalogues, catalogue.id);
  for (const { name } of catalogue.categories) findWords(locale, 'catalogues', words.categories, name);
  const { notices = [], blocks = [], strip: figures } = words;
  const lengths = { strip: figures, notices, blocks };
  for (const [part, texts] of Object.entries(lengths)) {
    if (texts.length !== catalogue[part as keyof typeof lengths].length)
      throw new Error(`src/i18n/${locale}/data/catalogues.ts: ${part} of ${catalogue.id} is not whole`);
  }
  return {
    ...words,
    notices,
    figures,
    blocks: blocks.map(({ heading, items }) => ({ heading, items: [...items] })),
  };
}
