import { describe, expect, it } from 'vitest';
import { firstPicture } from '#lib/article/picture.ts';
import { htmlToText } from '#lib/article/text.ts';
import { countWords, readMinutes } from '#lib/article/word-count.ts';
import { formatExcerpt, introduce } from '#lib/excerpt.ts';
import { getContent, posts } from './posts.ts';

describe('htmlToText', () => {
  it('decodes entities once', () => {
    expect(htmlToText('Q&#038;A: my dog&#8217;s &amp;lt;tests&amp;gt;')).toBe('Q&A: my dog’s &lt;tests&gt;');
  });

  it('leaves code out and keeps blocks apart', () => {
    expect(
      htmlToText(
        '<style>a{}</style><h2>One</h2><p>two<br>three</p><script>x</script><ul><li>four<li>five</ul>',
      ),
    ).toBe('One\ntwo\nthree\nfour\nfive');
  });

  it('survives 100,000 levels', () => {
    expect(htmlToText(`${'<div>'.repeat(100_000)}deep`)).toBe('deep');
  });
});

describe('countWords', () => {
  it('counts words of Latin and Devanagari script', () => {
    expect(countWords('A 2.5 mL sample, EDTA: the owner’s choice — yes!')).toBe(9);
    expect(countWords('टिक बुखार एक गंभीर रोग है। क्ष त्र ज्ञ — “उद्धरण” ₹1,200')).toBe(11);
    expect(countWords(' … — ')).toBe(0);
  });
});

it('reads two hundred words a minute, at least one minute', () => {
  expect([0, 1, 200, 201, 1000].map(readMinutes)).toEqual([1, 1, 1, 2, 5]);
});

describe('firstPicture', () => {
  it.each([
    [19, '/wp-content/uploads/2024/01/lab-photo-4-768x432.jpg'],
    [20, '/wp-content/uploads/2024/01/lab-photo-6-1024x576.jpg'],
    [21, '/wp-content/uploads/2024/01/lab-photo-7-1024x576.jpg'],
    [22, undefined],
    [23, undefined],
    [65, undefined],
    [76, undefined],
  ])('of post %i', (id, src) => {
    expect(firstPicture(getContent(id))?.src).toBe(src);
  });

  it('tells text and sides where they are known', () => {
    expect(firstPicture('<img src="/a.jpg" alt=" A\n dog " width=300 height=200>')).toEqual({
      src: '/a.jpg',
      alt: 'A dog',
      width: 300,
      height: 200,
    });
    expect(firstPicture('<img src="/a.jpg">')).toEqual({ src: '/a.jpg', alt: '' });
  });
});

describe('introduce', () => {
  const words = (length: number): string => `<p>${'x'.repeat(length)} then more, and a last word</p>`;

  it('ends its summary at a whole word, without the mark behind it, and its excerpt where the card is full', () => {
    const { excerpt, summary } = introduce(words(227));
    expect(excerpt).toBe(`${'x'.repeat(100)}...`);
    expect(summary).toBe(`${'x'.repeat(227)} then more...`);
    expect(introduce(words(229)).summary).toBe(`${'x'.repeat(229)} then more...`);
    expect(introduce(words(231)).summary).toBe(`${'x'.repeat(231)} then...`);
  });

  it('cuts inside a word that is most of the text, and nothing where all of it fits', () => {
    expect(introduce(`Why? https://example.org/${'a'.repeat(300)}`).summary).toHaveLength(243);
    expect(introduce('<p>Short.</p>')).toEqual({ excerpt: 'Short.', summary: 'Short.' });
  });
});

describe('formatExcerpt', () => {
  it('cuts after a hundred characters', () => {
    expect(formatExcerpt(`<p>${'a'.repeat(100)}</p>`)).toBe('a'.repeat(100));
    expect(formatExcerpt(`<p>${'a'.repeat(101)}</p>`)).toBe(`${'a'.repeat(100)}...`);
    expect(formatExcerpt('<p>abcdef</p>', 3)).toBe('abc...');
  });

  it('leaves out what belongs to a form', () => {
    const form =
      '<form><label for="n">Your name</label><input id="n" value="Asha"><select><option>Dog</option></select>' +
      '<textarea>Say more</textarea><button>Book now</button></form>';
    expect(formatExcerpt(`${form}<p>A smear shows <button>Share</button>cells.</p>`)).toBe(
      'A smear shows cells.',
    );
    // A button that nobody closed has the rest of the article in it.
    expect(formatExcerpt('<p><button>All of these words</p>')).toBe('All of these words');
  });

  it('never cuts an emoji or a syllable in two', () => {
    const post = posts.find(({ id }) => id === 60);
    expect(formatExcerpt(post?.excerpt.rendered ?? '')).toMatch(/^a{99}🐕\.\.\.$/u);
    expect(formatExcerpt('👩‍👩‍👧👍🏽🇮🇳', 2)).toBe('👩‍👩‍👧👍🏽...');
    expect(formatExcerpt('abc\u0301d', 3)).toBe('abc\u0301...');
    expect(formatExcerpt('abc\u0301', 3)).toBe('abc\u0301');
  });

  it('strips markup, code and marks of missing plugins', () => {
    const post = posts.find(({ id }) => id === 58);
    expect(formatExcerpt(post?.excerpt.rendered ?? '')).toBe('Short: what a smear shows & why it matters');
  });
});
