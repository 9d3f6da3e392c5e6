import { describe, expect, it } from 'vitest';
import { makeRelatedFinder } from '#lib/blog/related.ts';

const toArticle = (id: number, category: string, tests: string[] = []) => ({
  id,
  categories: [{ slug: category, name: category }],
  mentions: { signs: [], tests },
});

describe('related articles', () => {
  const articles = [
    toArticle(5, 'cats'),
    toArticle(4, 'cats', ['BIO-01']),
    toArticle(3, 'dogs', ['BIO-01']),
    toArticle(2, 'cats'),
    toArticle(1, 'birds'),
  ];
  const find = makeRelatedFinder(articles);
  const toIds = (id: number) => {
    const article = articles.find((one) => one.id === id);
    return article ? find(article).map((one) => one.id) : [];
  };
  it('share a test before a category, and newer ones come first', () => {
    expect(toIds(4)).toEqual([3, 5, 2]);
    expect(toIds(5)).toEqual([4, 2]);
  });
  it('are none where nothing is shared', () => {
    expect(toIds(1)).toEqual([]);
  });
  it('are three at the most', () => {
    const many = Array.from({ length: 200 }, (_, id) => toArticle(id, 'cats'));
    expect(makeRelatedFinder(many)(toArticle(0, 'cats')).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
