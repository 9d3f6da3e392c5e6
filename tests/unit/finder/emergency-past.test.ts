import { describe, expect, test } from 'vitest';
import { findOver, findPasts } from '#lib/finder/emergency-past.ts';

const thisYear = 2026;
const toWords = (text: string) => text.split(' ');
/** The words that are over; `signs` are told by words, all others but `said` pass. */
const findOverWords = (text: string, signs: readonly string[], said: readonly string[] = []) => {
  const words = toWords(text);
  const places = signs.map((sign) => toWords(sign).map((word) => words.indexOf(word)));
  const over = findOver(words, places, (at) => !said.includes(words[at] ?? ''), thisYear);
  return words.filter((_, at) => over.has(at)).join(' ');
};

describe('what is over', () => {
  test.each([
    ['2 year ago', true],
    ['few year back', true],
    ['a year ago', false],
    ['ek saal pehle', false],
    ['do saal pehle', true],
    ['6 month ago', false],
    ['pichle mahine', false],
    ['last litter', false],
    ['in 2022', true],
    ['in 2023', true],
    ['in 2024', false],
    ['in 2025', false],
  ])('%s is past, and years: %s', (text, isYears) => {
    expect(findPasts(toWords(text), thisYear).map((past) => past.isYears)).toEqual([isYears]);
  });

  test.each([
    ...[
      'last night',
      'last week',
      'yesterday',
      '2 day ago',
      'pichle 2 mahine se',
      'last year se',
      'since last year',
    ],
    ...[
      '2 year old',
      '3 month back leg',
      'started 2 month ago',
      'again last month',
      'for last month',
      'in 2026',
      'in 2030',
    ],
  ])('%s is not', (text) => expect(findPasts(toWords(text), thisYear)).toEqual([]));

  test('ages with the calendar: what was this year is over in the next', () => {
    expect(findPasts(['in', '2026'], 2027).map(({ isYears }) => isYears)).toEqual([false]);
    expect(findPasts(['in', '2026'], 2029).map(({ isYears }) => isYears)).toEqual([true]);
  });

  test('is the sign beside the time, with all its words, and none behind another word', () => {
    expect(findOverWords('snake bite last year', ['snake bite', 'bite'])).toBe('snake bite');
    expect(findOverWords('bleeding spayed last year', ['bleeding'], ['spayed'])).toBe('');
    expect(findOverWords('spayed last year bleeding', ['bleeding'], ['spayed'])).toBe('');
    expect(findOverWords('bleeding parvo last year', ['bleeding', 'parvo'])).toBe('parvo');
  });

  test('of a sentence that begins with its time, only where it tells what was', () => {
    expect(findOverWords('last year she had colic', ['colic'])).toBe('colic');
    expect(findOverWords('last month colic', ['colic'])).toBe('');
    expect(findOverWords('pichle saal khoon aa raha hai', ['khoon'])).toBe('');
    expect(findOverWords('last year she had surgery now colic', ['colic'])).toBe('');
  });
});
