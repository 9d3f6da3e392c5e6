import { defaultLocale, type Locale } from '#config/locales.ts';
import { catalogues } from '#data/catalogues/index.ts';
import { packages } from '#data/packages.ts';
import { siteAnswers } from '#data/site-answers.ts';
import { packsMeaning, synonyms, toPackMeaning } from '#data/synonyms.ts';
import { toCatalogueText } from '#i18n/facts/catalogues.ts';
import { getEmergencies } from '#i18n/facts/emergencies.ts';
import { toGloss } from '#i18n/facts/gloss.ts';
import { getPackages } from '#i18n/facts/packages.ts';
import { getProblems } from '#i18n/facts/problems.ts';
import { findWords, getFactWords } from '#i18n/facts/translate.ts';
import { getVoice } from '#i18n/facts/voice.ts';
import { getI18n } from '#i18n/get-i18n.ts';
import { listedEntries } from '#lib/catalogue/lookup.ts';
import { finderEntries } from '#lib/finder/build-entries.ts';
import { type FinderData, type FinderWords, type PackMeaning, toColumns } from '#lib/finder/data.ts';
import { toEmergencyIndex } from '#lib/finder/emergency-index.ts';
import type { FinderEntry } from '#lib/finder/entry.ts';
import { toSign } from '#lib/finder/signs.ts';
import type { Reading } from '#schemas/synonym.ts';

/** What the search reads in English and shows in another language. */
function toFinderWords(locale: Locale): FinderWords {
  const { meanings } = getFactWords(locale);
  const { words } = getI18n({ locale });
  return {
    meanings: Object.fromEntries(
      synonyms.readings.map(({ meaning }) => [meaning, findWords(locale, 'synonyms', meanings, meaning)]),
    ),
    signs: Object.fromEntries(getProblems(locale).items.map(({ slug, sign }) => [slug, sign])),
    glosses: Object.fromEntries(
      listedEntries.flatMap(({ entry }) => {
        const gloss = toGloss(entry, locale);
        return gloss === undefined ? [] : [[entry.code, gloss]];
      }),
    ),
    categories: Object.assign(
      {},
      ...catalogues.map((catalogue) => toCatalogueText(catalogue, locale).categories),
    ),
    why: words.finder.why,
    emergencyNote: words.emergencyNote,
  };
}

/** The entries, found by their owners' names too, with the time to the result in the language. */
const toEntries = (locale: Locale): readonly FinderEntry[] => {
  const { text } = getVoice(locale);
  return finderEntries.map((entry) => {
    const gloss = toGloss(entry, locale);
    const hints = gloss === undefined ? entry.hints : [...entry.hints, gloss];
    return { ...entry, hints, result: entry.result && text(entry.result) };
  });
};

/** When sign pages ask for a test, in another language, by the English. */
const toWhens = (locale: Locale): ReadonlyMap<string, string> => {
  const listWhens = (of: Locale) =>
    getProblems(of).items.flatMap(({ first, next }) => [...first, ...next].map(({ when }) => when ?? ''));
  const said = listWhens(locale);
  return new Map(listWhens(defaultLocale).map((when, at) => [when, said[at] ?? when]));
};

/** What is only shown is said in the language; what is searched stays English, and `words` says what that is called. */
export function toFinderData(locale: Locale): FinderData {
  const { readings, ...words } = synonyms;
  const isTranslated = locale !== defaultLocale;
  const say = (file: 'notOffered' | 'siteAnswers', text: string) =>
    isTranslated ? findWords(locale, file, getFactWords(locale)[file], text) : text;
  const {
    to,
    words: { shell },
  } = getI18n({ locale });
  const whens = toWhens(locale);
  const toReading = (reading: Reading): Reading => ({
    ...reading,
    when: Object.fromEntries(
      Object.entries(reading.when).map(([code, text]) => [code, whens.get(text) ?? text]),
    ),
  });
  const packs = getPackages(locale).items.map(({ name, price }) => ({ name, price }));
  return {
    ...toColumns(toEntries(locale), readings.map(toReading)),
    synonyms: {
      ...words,
      absent: synonyms.absent.map(({ name, ...test }) =>
        name === undefined ? test : { name: say('notOffered', name), ...test },
      ),
    },
    signs: getProblems(defaultLocale).items.map(toSign),
    packs: [
      ...packages.items.flatMap(({ name }, at): PackMeaning[] => {
        const pack = packs[at];
        return pack ? [{ meaning: toPackMeaning(name), packs: [pack] }] : [];
      }),
      { meaning: packsMeaning, packs },
    ],
    emergencies: toEmergencyIndex(getEmergencies(locale), synonyms.soft),
    siteAnswers: siteAnswers.map((answer) => {
      const link = to(answer.href);
      const title = say('siteAnswers', answer.title);
      return { ...answer, ...link, title: link.hreflang ? `${title} ${shell.inEnglish}` : title };
    }),
    ...(isTranslated && { words: toFinderWords(locale) }),
  };
}
