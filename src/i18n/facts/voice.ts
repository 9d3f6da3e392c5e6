import { defaultLocale, type Locale, locales, makeLinks } from '#config/locales.ts';
import { catalogues } from '#data/catalogues/index.ts';
import { collectionRules, specimens } from '#data/specimens.ts';
import type { FactWords } from '#i18n/fact-words.ts';
import { getI18n } from '#i18n/get-i18n.ts';
import { english, type Voice } from '#i18n/voice.ts';
import { getFactWords } from './translate.ts';

type Pair = readonly [english: string | undefined, said: string | undefined];

/** The texts of one price list and its entries, in English and in the words of a language. */
function listTexts(catalogue: (typeof catalogues)[number], words: FactWords): Pair[] {
  const list = words.catalogues[catalogue.id];
  return [
    [catalogue.result?.text, list?.result],
    [catalogue.result?.first?.what, list?.first],
    ...catalogue.entries.flatMap((entry): Pair[] => {
      const own = words.ownerTexts[entry.code];
      const { fasting } = entry;
      return [
        [entry.ownerText, own?.text],
        [entry.preparation, own?.preparation],
        [entry.besideFood, own?.besideFood],
        [entry.turnaround?.text, own?.turnaround],
        [entry.pricedFor, own?.pricedFor],
        [entry.container, own?.container],
        [entry.caveat?.words, own?.caveat],
        ['duration' in entry ? entry.duration : undefined, own?.duration],
        ['function' in entry ? entry.function : undefined, own?.function],
        ['description' in entry ? entry.description : undefined, own?.text],
        [
          fasting && 'words' in fasting ? fasting.words : fasting?.condition,
          own?.foodWords ?? own?.condition,
        ],
      ];
    }),
  ];
}

/** The texts about samples that owners read. */
function listSampleTexts({ specimens: names, collection, benchOf, refusals }: FactWords): Pair[] {
  const rules = collectionRules;
  return [
    ...Object.values(specimens).flatMap((specimen): Pair[] => [
      [specimen.ownerText, names[specimen.name]?.ownerText],
      [specimen.container, names[specimen.name]?.container],
      [specimen.capNote, names[specimen.name]?.capNote],
    ]),
    ...Object.entries(benchOf),
    ...Object.entries(refusals),
    [rules.orderReason, collection.orderReason],
    [rules.smallPets.rule, collection.smallPets],
    [rules.safeVolume.rule, collection.safeVolume.rule],
    [rules.safeVolume.unwell, collection.safeVolume.unwell],
    [rules.label, collection.label],
    [rules.fasting.tooSmall.words, collection.fasting.tooSmall.words],
    [rules.fasting.tooSmall.feed, collection.fasting.tooSmall.feed],
    [rules.fasting.told.unwell, collection.fasting.told.unwell],
    [rules.fasting.told.young, collection.fasting.told.young],
    [rules.fasting.told.feed, collection.fasting.told.feed],
    ...rules.fasting.withheld.flatMap(({ of, words, feed }): Pair[] => [
      [words, collection.fasting.withheld[of]?.words],
      [feed, collection.fasting.withheld[of]?.feed],
    ]),
    [rules.urineAtHome, collection.urineAtHome],
    [rules.urineKeeps.usual, collection.urineKeeps.usual],
    [rules.urineKeeps.ratio, collection.urineKeeps.ratio],
    [rules.stoolAtHome, collection.stoolAtHome],
    [rules.turnaroundStart, collection.turnaroundStart],
    [rules.fasting.water, collection.fasting.water],
    [rules.fasting.askOfWater, collection.fasting.askOfWater],
    [rules.fasting.instead, collection.fasting.instead],
    [rules.fasting.usual, collection.fasting.usual],
    ...rules.fasting.never.map((text, place): Pair => [text, collection.fasting.never[place]]),
  ];
}

function makeVoice(locale: Locale, words: FactWords): Voice {
  const pairs = [
    ...catalogues.flatMap((catalogue) => listTexts(catalogue, words)),
    ...listSampleTexts(words),
  ];
  const texts = new Map(pairs.filter(([, said]) => said !== undefined));
  const { testPage } = getI18n({ locale }).words;
  return {
    words: testPage,
    format: locales[locale].format,
    text: (text) => {
      const said = texts.get(text);
      if (said === undefined)
        throw new Error(
          `src/i18n/${locale}/data has no words for "${text}"; npm test -- tests/unit/i18n names the key`,
        );
      return said;
    },
    name: ({ code, title }) => words.ownerTexts[code]?.gloss ?? title,
    volume: (text) =>
      text.replace(/slides|swab/, (unit) =>
        unit === 'swab' ? testPage.volume.swab : testPage.volume.slides,
      ),
    specimen: (name) => words.specimens[name]?.name ?? name,
    to: makeLinks(locale),
  };
}

const voices = new Map<Locale, Voice>();

/** How sentences about tests are said in a language. */
export function getVoice(locale: Locale): Voice {
  if (locale === defaultLocale) return english;
  const voice = voices.get(locale) ?? makeVoice(locale, getFactWords(locale));
  voices.set(locale, voice);
  return voice;
}
