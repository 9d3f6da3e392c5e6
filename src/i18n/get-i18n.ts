import {
  defaultLocale,
  type Locale,
  localeCodes,
  makeLinks,
  type ToLink,
  toLocale,
} from '#config/locales.ts';
import { checkWords } from './check-words.ts';
import { dictionary as english } from './en/index.ts';

/** The words of all screens; those of English say which there are. */
export type Dictionary = typeof english;

const files = import.meta.glob<{ dictionary: Dictionary }>('./*/index.ts', { eager: true });

/** The words of each language of the list: a folder beside this file. */
const dictionaries = new Map(
  localeCodes.map((locale) => {
    const dictionary = files[`./${locale}/index.ts`]?.dictionary;
    if (!dictionary) throw new Error(`src/i18n/${locale}/index.ts is missing`);
    checkWords(locale, dictionary, english);
    return [locale, dictionary];
  }),
);

/** Words that reach the browser: a function among them does not. */
type Sent<Value> = Value extends (...given: never) => unknown
  ? never
  : Value extends object
    ? { [Key in keyof Value]: Sent<Value[Key]> }
    : Value;

interface I18n {
  locale: Locale;
  words: Dictionary;
  /** Makes the attributes of a link to a page in this language. */
  to: ToLink;
  /**
   * What an island is told in this language; nothing in the default one. Those words are in the island's code, which waits for
   * the visitor, and no document grows by them.
   */
  toIsland: <Props extends object>(props: Props & Sent<Props>) => Partial<Props>;
}

/**
 * Language, words and links for whatever is drawn, from `Astro.params`. Not from `Astro.currentLocale`, which takes an article
 * named `hi` for a page in Hindi.
 */
export function getI18n(params: Readonly<Record<string, string | undefined>>): I18n {
  const locale = toLocale(params.locale);
  return {
    locale,
    words: dictionaries.get(locale) ?? english,
    to: makeLinks(locale),
    toIsland: (props) => (locale === defaultLocale ? {} : props),
  };
}
