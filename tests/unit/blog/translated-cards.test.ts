import { expect, test } from 'vitest';
import { listLatest, toTranslatedCard } from '#lib/blog/listing.ts';
import { findTextLanguage } from '#lib/language.ts';
import type { Article } from '#schemas/article.ts';

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
  expect(toTranslatedCard(toArticle(3, { hi: hindi }), 'hi')).toMatchObject({
    title: hindi.title,
    excerpt: hindi.summary,
    date: '12 नवंबर 2026',
    href: '/blog/article-3',
  });
  expect(toTranslatedCard(toArticle(1), 'hi')).toMatchObject({ title: 'Article 1', excerpt: '' });
});

test('a passage is marked where it is not in the page’s language', () => {
  expect(findTextLanguage('Ticks in May', 'hi')).toEqual({ lang: 'en' });
  expect(findTextLanguage(hindi.title, 'hi')).toEqual({});
  expect(findTextLanguage(hindi.title)).toEqual({ lang: 'hi' });
  expect(findTextLanguage('Ticks in May')).toEqual({});
});
