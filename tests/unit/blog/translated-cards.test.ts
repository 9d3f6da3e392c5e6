import { expect, test } from 'vitest';
import { articles as words } from '#i18n/hi/articles.ts';
import { listLatest, toTranslatedCard } from '#lib/blog/listing.ts';
import { splitSummary } from '#lib/blog/split-summary.ts';
import { findTextLanguage } from '#lib/language.ts';
import type { Article } from '#schemas/article.ts';

const { emergency: word } = words;
const hindi = { title: 'बरसात और टिक', summary: 'टिक कब और कहाँ देखें।' };
const toArticle = (id: number, translations: Article['translations'] = {}): Article => ({
  id,
  slug: `article-${id}`,
  title: `Article ${id}`,
  excerpt: 'A few words.',
  summary: 'A few words.',
  blurb: '',
  translations,
  date: '2026-11-12T03:30:00.000Z',
  modified: null,
  categories: [],
  picture: { src: '/picture.webp', alt: '', srcset: '', avif: '' },
  lede: '',
  html: '<p>Words</p>',
  mentions: { signs: [], tests: [] },
  minutes: 1,
  protected: false,
  oldSlugs: [],
  pictureHosts: [],
  linkedHosts: [],
  links: {},
});
const articles = [toArticle(1), toArticle(2), toArticle(3, { hi: hindi }), toArticle(4, { hi: hindi })];
const toIds = (list: readonly Article[]) => list.map(({ id }) => id);

test('articles told in a language come first in it, and the newest stay first otherwise', () => {
  expect(toIds(listLatest(articles, 3, 'hi'))).toEqual([3, 4, 1]);
  expect(toIds(listLatest(articles, 3, 'en'))).toEqual([1, 2, 3]);
});

test('a card speaks its page’s language where the article does, and has no English excerpt elsewhere', () => {
  expect(toTranslatedCard(toArticle(3, { hi: hindi }), 'hi', words)).toMatchObject({
    title: hindi.title,
    excerpt: hindi.summary,
    date: '12 नवंबर 2026',
    href: '/blog/article-3',
  });
  expect(toTranslatedCard(toArticle(1), 'hi', words)).toMatchObject({ title: 'Article 1', excerpt: '' });
});

test('a card names the laboratory’s own categories in its language, and any other as it is', () => {
  const inCategory = (slug: string, name: string) => ({ ...toArticle(6), categories: [{ slug, name }] });
  const own = toTranslatedCard(inCategory('senior-pets', 'Senior pets'), 'hi', words);
  expect(own.category).toBe(words.categories['senior-pets']);
  expect(toTranslatedCard(inCategory('cats', 'Cats'), 'hi', words).category).toBe('Cats');
});

test('what says that it is an emergency stands apart in the article, and on no card', () => {
  const emergency = 'फीके मसूड़े हों, तो अभी जाएँ; जाँच का इंतज़ार न करें।';
  const summary = `${word}: ${emergency} ${hindi.summary}`;
  expect(splitSummary(summary, word)).toEqual({ emergency, about: hindi.summary });
  expect(splitSummary(hindi.summary, word)).toEqual({ emergency: '', about: hindi.summary });
  expect(splitSummary(`${word}: ${emergency}`, word)).toEqual({ emergency, about: '' });
  const article = toArticle(5, { hi: { ...hindi, summary } });
  expect(toTranslatedCard(article, 'hi', words).excerpt).toBe(hindi.summary);
});

test('a passage is marked where it is not in the page’s language', () => {
  expect(findTextLanguage('Ticks in May', 'hi')).toEqual({ lang: 'en' });
  expect(findTextLanguage(hindi.title, 'hi')).toEqual({});
  expect(findTextLanguage(hindi.title)).toEqual({ lang: 'hi' });
  expect(findTextLanguage('Ticks in May')).toEqual({});
});
