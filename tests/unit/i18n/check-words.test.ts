import { expect, test } from 'vitest';
import { checkWords } from '#i18n/check-words.ts';
import { dictionary as english } from '#i18n/en/index.ts';
import { dictionary as hindi } from '#i18n/hi/index.ts';

const plain = { shell: { menu: 'Menu', types: { main: 'Main' }, count: (all: number) => `${all}` } };

test('Hindi has every word that English has', () => {
  expect(() => checkWords('hi', hindi, english)).not.toThrow();
});

test.each([
  [{ shell: { ...plain.shell, menu: undefined } }, 'src/i18n/xx/shell.ts: menu is missing'],
  [{ shell: { ...plain.shell, menu: '' } }, 'src/i18n/xx/shell.ts: menu is missing'],
  [{ shell: { ...plain.shell, types: {} } }, 'src/i18n/xx/shell.ts: types.main is missing'],
  [{ shell: { ...plain.shell, count: 'all' } }, 'src/i18n/xx/shell.ts: count is missing'],
  [{}, 'src/i18n/xx/index.ts: the words of shell are missing'],
])('says file and key of what is missing', (words, fault) => {
  expect(() => checkWords('xx', words, plain)).toThrow(fault);
});

test('names the file of a screen as it is written on disk', () => {
  const [words, wanted] = [{ planLink: {} }, { planLink: { add: 'Add' } }];
  expect(() => checkWords('xx', words, wanted)).toThrow('src/i18n/xx/plan-link.ts: add is missing');
});

test('takes words that are all there', () => {
  expect(() => checkWords('xx', { shell: { ...plain.shell, more: 'More' } }, plain)).not.toThrow();
});
