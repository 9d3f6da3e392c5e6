import { describe, expect, it } from 'vitest';
import { dictionary as english } from '#i18n/en/index.ts';
import { dictionary as hindi } from '#i18n/hi/index.ts';
import { listTexts } from './owner-data.ts';

const screens = [
  'clock',
  'clockSection',
  'finder',
  'plan',
  'planPage',
  'planStart',
  'shareButton',
  'testEmergency',
  'testPage',
] as const;

/** A language divides the day as it does. */
const isOwn = (way: string) => way.startsWith('dayParts');
const toPlaces = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();
const toFigures = (text: string) => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted();

describe.each(screens)('the words of %s', (screen) => {
  const wanted = [...listTexts(english[screen])].filter(([way]) => !isOwn(way));
  const given = new Map([...listTexts(hindi[screen])].filter(([way]) => !isOwn(way)));

  it('are the same in English and Hindi', () => {
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
