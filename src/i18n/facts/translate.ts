import { type Locale, prefixedLocales } from '#config/locales.ts';
import type { ById, FactWords } from '#i18n/fact-words.ts';

const files = import.meta.glob<{ facts: FactWords }>('../*/data/index.ts', { eager: true });

const wordsOf = new Map<Locale, FactWords>(
  prefixedLocales.map((locale) => {
    const facts = files[`../${locale}/data/index.ts`]?.facts;
    if (!facts) throw new Error(`src/i18n/${locale}/data/index.ts is missing`);
    return [locale, facts];
  }),
);

/** The words of one item; throws, with file and id, where there are none. */
type Find = <Words>(file: string, items: ById<Words>, id: string) => Words;

/** One of several in the order of the English; throws, with file and id, where it is missing. */
type At = (file: string, texts: readonly string[], place: number, id: string) => string;

/** Makes the reader of facts: as src/data has them in the default language, else in the words of the language. */
export function translate<Facts>(
  facts: Facts,
  say: (words: FactWords, find: Find, at: At) => Facts,
): (locale: Locale) => Facts {
  return (locale) => {
    const words = wordsOf.get(locale);
    if (!words) return facts;
    const fail = (file: string, what: string): never => {
      throw new Error(`src/i18n/${locale}/data/${file}.ts: ${what} is missing`);
    };
    return say(
      words,
      (file, items, id) => items[id] ?? fail(file, id),
      (file, texts, place, id) => texts[place] ?? fail(file, `number ${place + 1} of ${id}`),
    );
  };
}
