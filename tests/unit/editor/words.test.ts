import { describe, expect, it } from 'vitest';
import { complete, findFaults, toExcerpt } from '#lib/editor/complete-draft.ts';
import { filterDrafts, filterPublished, hasUnsaved } from '#lib/editor/list.ts';
import { toPictureAddress } from '#lib/editor/picture-address.ts';
import { textToBlocks } from '#lib/editor/plain-text.ts';
import { cleanSlug, toSlug } from '#lib/editor/slug.ts';
import { parseStored } from '#lib/editor/stored-drafts.ts';
import { pictureAddressSchema, slugSchema } from '#schemas/post.ts';
import { toPost } from './draft.ts';

describe('slugs', () => {
  it.each([
    ['How to Read a Blood Count', 'how-to-read-a-blood-count'],
    ['  What?  Now!  ', 'what-now'],
    ['X-ray & CT: 100% safe', 'xray-ct-100-safe'],
    ['कुत्ते का टीका', 'कुत्ते-का-टीका'],
    ['!!!', ''],
  ])('of %s', (title, slug) => {
    expect(toSlug(title)).toBe(slug);
  });
  it('that were typed keep their hyphens and lose what an address cannot hold', () => {
    expect(cleanSlug(' /My-Own slug?/#../ ')).toBe('my-own-slug');
    expect(cleanSlug('--')).toBe('');
  });
  it.each([
    ['a word '.repeat(40), `${'a-word-'.repeat(17)}a`],
    ['क'.repeat(200), 'क'.repeat(66)],
    // A syllable of three letters and marks, which stay together: 22 of them are 198 bytes.
    ['कि\u0902'.repeat(60), 'कि\u0902'.repeat(22)],
    ['क्षि'.repeat(60), 'क्षि'.repeat(16)],
    ['e\u0301\u0323'.repeat(60), 'ẹ\u0301'.repeat(40)],
    ['𝒜'.repeat(120), '𝒜'.repeat(50)],
    ['𠀀x'.repeat(90), '𠀀x'.repeat(40)],
    [`${'a'.repeat(119)} b`, 'a'.repeat(119)],
  ])('of a long title (%#) end on a whole character', (title, slug) => {
    for (const made of [toSlug(title), cleanSlug(title)]) {
      expect(made).toBe(slug);
      expect(slugSchema.safeParse(made).success).toBe(true);
      expect(made.length).toBeLessThanOrEqual(120);
    }
  });
});

describe('excerpts', () => {
  it('are the first 160 characters of the first paragraph with words, and dots', () => {
    const text = 'word '.repeat(60);
    expect(toExcerpt(toPost('  ', text))).toBe(`${text.slice(0, 160)}...`);
  });
  it('have no dots where nothing was cut', () => {
    expect(toExcerpt(toPost('Short.'))).toBe('Short.');
    expect(toExcerpt(toPost(''))).toBe('');
  });
});

describe('saving', () => {
  it('fills in what was left empty and nothing else', () => {
    const draft = { ...toPost('Words.'), title: 'A Title' };
    expect(complete(draft)).toMatchObject({ slug: 'a-title', excerpt: 'Words.' });
    expect(complete({ ...draft, slug: 'Own One', excerpt: 'Own.' })).toMatchObject({
      slug: 'own-one',
      excerpt: 'Own.',
    });
  });
  it('says what is missing', () => {
    expect(Object.keys(findFaults(complete(toPost(''))))).toEqual(['title', 'blocks']);
    expect(Object.keys(findFaults(complete({ ...toPost('a'), title: '?' })))).toEqual(['slug']);
    expect(findFaults(complete({ ...toPost('a'), title: 'b' }))).toEqual({});
  });
});

describe('the address of a picture', () => {
  it.each([
    ['https://example.org/a.jpg', 'https://example.org/a.jpg'],
    [' http://example.org ', 'http://example.org/'],
    ['example.org/a.jpg', 'https://example.org/a.jpg'],
    ['/art/posts/default-960.webp', '/art/posts/default-960.webp'],
  ])('%s is one', (typed, address) => {
    expect(toPictureAddress(typed)).toBe(address);
    expect(pictureAddressSchema.safeParse(address).success).toBe(true);
    const draft = { ...toPost('a'), title: 'b', featuredImage: typed };
    expect(findFaults(complete(draft))).toEqual({});
  });

  it.each([
    'foo',
    '/',
    'https://a b',
    '/a b.jpg',
    '/\t/host/a.jpg',
    '//host/a.jpg',
    '/\\host/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AA==',
    'ftp://example.org/a.jpg',
    'https://',
    'https://x;sandbox/a.png',
    'https://*/a.png',
    'https://q,default-src/a.png',
  ])('%j is none and holds the post back', (typed) => {
    expect(toPictureAddress(typed)).toBeNull();
    const draft = { ...toPost('a'), title: 'b', featuredImage: typed };
    expect(Object.keys(findFaults(complete(draft)))).toEqual(['featuredImage']);
  });
});

describe('plain text', () => {
  it('is one paragraph a line, or one between empty lines', () => {
    expect(textToBlocks('a\r\nb').map(({ content }) => content)).toEqual([{ text: 'a' }, { text: 'b' }]);
    expect(textToBlocks('a\nb\n \n\nc\u200b').map(({ content }) => content)).toEqual([
      { text: 'a\nb' },
      { text: 'c' },
    ]);
    expect(textToBlocks(' \n ')).toEqual([]);
  });
});

describe('what a browser has kept', () => {
  it('comes back as it was, in order', () => {
    const draft = toPost('a', 'b');
    const turned = { ...draft, blocks: draft.blocks.toReversed() };
    expect(parseStored(JSON.stringify([turned]))).toEqual({ drafts: [draft], damaged: false });
  });
  it('may be from before there were categories to choose', () => {
    const { categories: _, ...before } = toPost('a');
    expect(parseStored(JSON.stringify([before]))).toEqual({
      drafts: [{ ...toPost('a'), categories: null }],
      damaged: false,
    });
  });
  it('is read as far as it can be, and says when that is not all', () => {
    const text = JSON.stringify([toPost('a'), { id: 'broken' }]);
    expect(parseStored(text)).toEqual({ drafts: [toPost('a')], damaged: true });
    expect(parseStored(text.slice(0, 40))).toEqual({ drafts: [], damaged: true });
    expect(parseStored('{}').damaged).toBe(true);
  });
});

describe('a published post', () => {
  const live = { id: 1_000_000_001, version: 1, slug: 'a', at: '2026-11-21T10:00:00.000Z' };
  it('has changes that are not on the site as soon as it was changed after it was the same', () => {
    expect(hasUnsaved({ live, updatedAt: live.at })).toBe(false);
    expect(hasUnsaved({ live, updatedAt: '2026-11-21T10:00:00.001Z' })).toBe(true);
    expect(hasUnsaved({ live: undefined, updatedAt: live.at })).toBe(false);
  });
});

describe('the list of posts', () => {
  const draft = { ...toPost('x'), id: 'a', title: 'Ticks in June', slug: 'ticks' };
  const live = { ...draft, id: 'b', title: 'Blood counts', slug: 'cbc', status: 'published' as const };
  const elsewhere = [
    { title: 'Ticks and fever', slug: 'tick-fever' },
    { title: 'Old cats', slug: 'thyroid-of-old-cats' },
  ];
  it.each([
    ['all', '', ['Ticks in June', 'Blood counts'], ['Ticks and fever', 'Old cats']],
    ['draft', '', ['Ticks in June'], []],
    ['published', '', ['Blood counts'], ['Ticks and fever', 'Old cats']],
    ['all', ' TICK ', ['Ticks in June'], ['Ticks and fever']],
    ['published', 'thyroid', [], ['Old cats']],
    ['draft', 'fever', [], []],
  ] as const)('%s with “%s”: both halves obey one query', (shown, words, drafts, published) => {
    expect(filterDrafts([draft, live], shown, words).map(({ title }) => title)).toEqual(drafts);
    expect(filterPublished(elsewhere, shown, words).map(({ title }) => title)).toEqual(published);
  });
});
