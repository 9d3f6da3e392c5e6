import { describe, expect, it } from 'vitest';
import { prefixedLocales } from '#config/locales.ts';
import { getFactWords } from '#i18n/facts/translate.ts';
import { clock } from '#i18n/hi/clock.ts';
import { translated } from '#i18n/hi/data/testimonials.ts';
import { finder } from '#i18n/hi/finder.ts';
import { plan } from '#i18n/hi/plan.ts';
import { testPage } from '#i18n/hi/test-page.ts';
import { english, entries, listTexts } from './owner-data.ts';
import { weighty } from './weighty.ts';

const wanted = listTexts(english);
const given = listTexts(getFactWords('hi'));
/** A name that stands beside the vets' name has no English of its own. */
const isGloss = (way: string) => /^ownerTexts\.[^.]+\.gloss$/.test(way);

/** Figures as they stand: doses, hours, percentages, prices. The names of samples and hormones hold none here. */
const toFigures = (text: string) =>
  (text.replace(/\{listed\}/g, String(entries.length)).match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted().join(' ');

describe.each(prefixedLocales)('the facts in %s', (locale) => {
  const said = listTexts(getFactWords(locale));

  it('say all that the English says, and nothing else', () => {
    const folder = `src/i18n/${locale}/data`;
    const missing = [...wanted.keys()].filter((way) => !said.has(way));
    const further = [...said.keys()].filter((way) => !wanted.has(way) && !isGloss(way));
    expect([
      ...missing.map((way) => `${folder}: ${way} is missing`),
      ...further.map((way) => `${folder}: ${way} has no English`),
    ]).toEqual([]);
  });

  it('keep every figure', () => {
    const changed = [...wanted].flatMap(([way, text]) => {
      const told = said.get(way);
      return told === undefined || toFigures(text) === toFigures(told)
        ? []
        : [`${way}: "${text}" has become "${told}"`];
    });
    expect(changed).toEqual([]);
  });
});

describe('the Hindi of the data', () => {
  it('keeps every warning and every number in words', () => {
    const changed = [...wanted].flatMap(([way, text]) => {
      const told = given.get(way);
      if (told === undefined) return [];
      const lost = weighty.filter(([word, hindiWord]) => word.test(text) && !hindiWord.test(told));
      return lost.map(([word]) => `${way} loses ${word}: "${text}" has become "${told}"`);
    });
    expect(changed).toEqual([]);
  });
});

/** Units, a word of the trade and the tag of the language: what Hindi writes in Latin letters too. */
const latinAlone = ['mL', 'g', 'HD', 'hi-IN'];
const everything = listTexts({ ...getFactWords('hi'), translated, clock, finder, plan, testPage });
/** The words without the places that values take. */
const toPlain = (text: string) => text.replace(/\{\w+\}/g, '·');

describe('the Hindi words', () => {
  it('are in Devanagari, but for units and figures', () => {
    const latin = [...everything].filter(([, text]) => {
      const isLatin = /[A-Za-z]/.test(toPlain(text)) && !/[\u0900-\u097f]/.test(text);
      return text.trim() === '' || (isLatin && !latinAlone.includes(text));
    });
    expect(latin).toEqual([]);
  });

  it('hold no English sentence', () => {
    const sentences = [...everything].filter(([, text]) =>
      /[A-Za-z][\w'’-]*(?:\s+[A-Za-z][\w'’-]*){2,}/.test(toPlain(text)),
    );
    expect(sentences).toEqual([]);
  });

  it('are written with Unicode letters in one form', () => {
    expect([...everything.values()].filter((text) => text !== text.normalize('NFC'))).toEqual([]);
  });
});
