import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#lib/article/clean.ts';
import { formatArticle } from '#lib/article/format.ts';
import { firstPicture } from '#lib/article/picture.ts';
import { htmlToText } from '#lib/article/text.ts';
import { countWords } from '#lib/article/word-count.ts';
import { isBalanced, listForbidden, listLostWords, pageAttributes } from './examine.ts';
import { posts } from './posts.ts';

/** Words that a post may lose on its page, and why. */
const excused: Readonly<Record<number, RegExp>> = {
  // Marks of missing plugins.
  63: /^(contact|form|7|id|12|title|Contact|1|elementor|template|345|vc|row|column|width|2|text|et|pb|section|fb|built)$/,
};

describe.each(posts)('post $id', ({ id, link, content }) => {
  const source = content.rendered;
  const cleaned = cleanHtml(source);
  const { html: page, words } = formatArticle(cleaned, {
    base: link,
    imageHosts: [],
    resolveLink: (url) => (url.host === new URL(link).host ? `/blog${url.pathname.slice(0, -1)}` : null),
  });

  it('holds only what is allowed, in its place', () => {
    expect(listForbidden(cleaned)).toEqual([]);
    expect(listForbidden(page, pageAttributes)).toEqual([]);
    expect(isBalanced(cleaned)).toBe(true);
    expect(isBalanced(page)).toBe(true);
  });

  it('comes out the same when cleaned again', () => {
    expect(cleanHtml(cleaned)).toBe(cleaned);
  });

  it('counts the words that its page shows', () => {
    expect(words).toBe(countWords(htmlToText(page)));
  });

  it('shows the same first picture cleaned as it came', () => {
    expect(firstPicture(cleaned)).toEqual(firstPicture(source));
  });

  it('keeps its words', () => {
    expect(listLostWords(source, cleaned)).toEqual([]);
    expect(listLostWords(source, page).filter((word) => !excused[id]?.test(word))).toEqual([]);
  });
});
