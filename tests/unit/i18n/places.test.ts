import { describe, expect, it } from 'vitest';
import { locales, prefixedLocales } from '#config/locales.ts';
import { dictionary as english } from '#i18n/en/index.ts';
import { getI18n } from '#i18n/get-i18n.ts';
import { listTexts } from './owner-data.ts';

const screens = Object.keys(english) as (keyof typeof english)[];
const cases = prefixedLocales.flatMap((locale) => screens.map((screen) => ({ locale, screen })));

/** A language divides the day, and the words on both sides of a number, as it does. */
const isOwn = (way: string) => /^(?:dayParts|count(?:Before|After)$)/.test(way);
const toPlaces = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();
const toFigures = (text: string) => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted();

describe.each(cases)('the words of $screen in $locale', ({ locale, screen }) => {
  const wanted = [...listTexts(english[screen])].filter(([way]) => !isOwn(way));
  const given = new Map([...listTexts(getI18n({ locale }).words[screen])].filter(([way]) => !isOwn(way)));

  it('are those that English has', () => {
    expect([...given.keys()].toSorted()).toEqual(wanted.map(([way]) => way).toSorted());
  });

  it('have the same places for values', () => {
    const changed = wanted.filter(([way, text]) => {
      return toPlaces(text).join() !== toPlaces(given.get(way) ?? '').join();
    });
    expect(changed).toEqual([]);
  });

  it('keep every figure', () => {
    const changed = wanted.filter(([way, text]) => {
      return toFigures(text).join() !== toFigures(given.get(way) ?? '').join();
    });
    expect(changed).toEqual([]);
  });
});

describe.each(prefixedLocales)('what is written the way of %s', (locale) => {
  const { clock, offline, plan } = getI18n({ locale }).words;

  it('has its own tag: a folder that was copied still names the language it came from', () => {
    const tags = [clock.locale, plan.locale, offline.format];
    expect(tags.filter((tag) => new Intl.Locale(tag).language !== locale)).toEqual([]);
    expect(offline.format).toBe(locales[locale].format);
  });
});
