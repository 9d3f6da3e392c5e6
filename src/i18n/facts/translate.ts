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

/** All that a language says of the facts; throws for the default one, which needs none. */
export function getFactWords(locale: Locale): FactWords {
  const words = wordsOf.get(locale);
  if (!words) throw new Error(`${locale} has no src/i18n/${locale}/data`);
  return words;
}

/** The words of one item; throws, with file and id, where there are none. */
export function findWords<Words>(locale: Locale, file: string, items: ById<Words>, id: string): Words {
  const found = items[id];
  if (found === undefined) throw new Error(`src/i18n/${locale}/data/${file}.ts: ${id} is missing`);
  return found;
}

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
    return say(
      words,
      (file, items, id) => findWords(locale, file, items, id),
      (file, texts, place, id) => {
        const name = `number ${place + 1} of ${id}`;
        const text = texts[place];
        return findWords(locale, file, text === undefined ? {} : { [name]: text }, name);
      },
    );
  };
}
