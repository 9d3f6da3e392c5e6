import { expect, test } from 'vitest';
import { htmlToText } from '#lib/article/text.ts';
import { introduce } from '#lib/excerpt.ts';
import { opensWith } from '#lib/opens-with.ts';

const text = 'Ticks wake in June. Look  behind\nthe ears\u00A0first.';

test.each([
  ['the same words', text, true],
  ['their start, cut', 'Ticks wake in Ju...', true],
  ['their start, cut at a word', 'Ticks wake in …', true],
  ['other white space', 'Ticks wake\nin June.  Look behind the ears first.', true],
  ['words of its own', 'What to do about ticks.', false],
  ['more than the text', `${text} And again.`, false],
  ['words from further on', 'Look behind the ears first.', false],
  ['none', '', false],
  ['dots alone', '...', false],
] as const)('%s', (_, words, expected) => {
  expect(opensWith(text, words)).toBe(expected);
});

test('what an article’s introduction is made of opens it, however it is divided', () => {
  const html = `<h2>Ticks</h2><p>${'Some <b>words</b> on ticks, &amp; more. '.repeat(20)}</p>`;
  expect(opensWith(htmlToText(html), introduce(html).summary)).toBe(true);
});

test('white space may take up most of the text', () => {
  const spread = ['Ticks', 'wake', 'in', 'June.'].join('\n'.repeat(40));
  expect(opensWith(spread, 'Ticks wake in June.')).toBe(true);
  expect(opensWith(spread, 'Ticks wake in July.')).toBe(false);
});
