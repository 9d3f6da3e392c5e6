import { describe, expect, it } from 'vitest';
import { isSameSite, toWebAddress } from '#lib/wordpress/client/address.ts';
import { firstWords } from '#lib/wordpress/errors.ts';
import { toMoment } from '#lib/wordpress/read/date.ts';
import { toCategory, toPost } from '#lib/wordpress/read/map.ts';
import { getEmbeddedMedia, toFeaturedMedia } from '#lib/wordpress/read/media.ts';
import { toSlug } from '#lib/wordpress/read/slug.ts';
import { wpCategorySchema, wpMediaSchema, wpPostSchema } from '#schemas/wordpress.ts';

const base = 'https://blog.example/journal/';
const origin = { request: 'GET https://blog.example', base, offsetHours: 5.5, hosts: ['blog.example'] };

const toRaw = (changes: object = {}) =>
  wpPostSchema.parse({
    id: 7,
    slug: 'tick-fever',
    link: 'https://blog.example/journal/tick-fever/',
    date: '2024-01-10T09:00:00',
    date_gmt: '2024-01-10T03:30:00',
    modified: '2024-01-11T09:00:00',
    modified_gmt: '2024-01-11T03:30:00',
    title: { rendered: 'Ticks &amp; fever' },
    excerpt: { rendered: '<p>Short.</p>', protected: false },
    content: { rendered: '<p>Long.</p>', protected: false },
    author: 2,
    featured_media: 0,
    categories: [3, 3, 4],
    ...changes,
  });

const map = (changes: object = {}) => toPost(toRaw(changes), null, origin);

describe('a post', () => {
  it('becomes a row', () => {
    expect(map()).toEqual({
      id: 7,
      slug: 'tick-fever',
      title: 'Ticks & fever',
      excerpt: '<p>Short.</p>',
      content: '<p>Long.</p>',
      date: '2024-01-10T03:30:00.000Z',
      modified: '2024-01-11T03:30:00.000Z',
      categories: [3, 4],
      featured_media: null,
      featured_media_id: null,
      author: 2,
      link: 'https://blog.example/journal/tick-fever/',
      protected: false,
      hosts: ['blog.example'],
      old_slugs: [],
    });
  });

  it('loses its scripts', () => {
    expect(map({ content: { rendered: '<p onclick="x()">Hi</p><script>x()</script>' } }).content).toBe(
      '<p>Hi</p>',
    );
  });

  it('holds nothing the database cannot store', () => {
    const row = map({
      title: { rendered: 'a\u0000b\ud83d' },
      content: { rendered: '<p>c\u0000d \ud83d</p>' },
    });
    expect(JSON.stringify(row)).not.toMatch(/\\u0000|\\ud83d/);
  });

  it('stops at 2 MB, naming itself', () => {
    expect(() => map({ content: { rendered: 'x'.repeat(2 * 1024 * 1024 + 1) } })).toThrow(
      /post 7 \(tick-fever\).*2 MB/,
    );
  });

  it.each(['a%2Fb', '..', '%3Fx', 'a%00b'])('refuses the slug %s', (slug) => {
    expect(() => map({ slug })).toThrow(/post 7 \(.*\), field slug/);
  });

  it('refuses an id of this site', () => {
    expect(() => map({ id: 1_000_000_000 })).toThrow(/field id/);
  });

  it('refuses to have no date', () => {
    expect(() => map({ date: null, date_gmt: '0000-00-00T00:00:00' })).toThrow(/field date/);
  });

  it('keeps no link that is not of the web', () => {
    expect(map({ link: 'javascript:alert(1)' }).link).toBeNull();
  });
});

describe('a category', () => {
  it('is decoded, and stops without a name', () => {
    const raw = {
      id: 3,
      name: 'Diet &amp; <b>food</b>',
      slug: 'diet',
      count: 4,
      description: null,
      parent: null,
    };
    expect(toCategory(raw, 'GET')).toEqual({
      id: 3,
      name: 'Diet & food',
      slug: 'diet',
      description: '',
      count: 4,
      parent: 0,
    });
    expect(() => toCategory({ ...raw, name: ' ' }, 'GET')).toThrow(/category 3 \(diet\), field name/);
  });
});

describe('a featured medium', () => {
  const medium = {
    id: 5,
    source_url: '/uploads/a.jpg',
    title: { rendered: 'A' },
    caption: { rendered: '<p>B &amp; C</p>' },
    alt_text: 'Alt',
  };

  it('has absolute addresses, plain texts and only usable sizes', () => {
    const sizes = {
      small: { source_url: '/uploads/a-300.jpg', width: '300', height: 200 },
      odd: { source_url: 'data:x', width: 1, height: 1 },
      hostless: { source_url: 'https://[::1]/a.jpg', width: 1, height: 1 },
      none: {},
    };
    expect(toFeaturedMedia(wpMediaSchema.parse({ ...medium, media_details: { sizes } }), base)).toEqual({
      id: 5,
      url: 'https://blog.example/uploads/a.jpg',
      alt_text: 'Alt',
      title: 'A',
      caption: 'B & C',
      sizes: { small: { source_url: 'https://blog.example/uploads/a-300.jpg', width: 300, height: 200 } },
    });
  });

  it('is none when its address is not of the web', () => {
    expect(toFeaturedMedia(wpMediaSchema.parse({ ...medium, source_url: 'ftp://x/y' }), base)).toBeNull();
  });

  it.each([
    ['an error object', { code: 'rest_forbidden', message: 'no', data: { status: 401 } }],
    ['the whole API index', { name: 'Journal', namespaces: ['wp/v2'], routes: {} }],
    ['another medium', { ...medium, id: 6 }],
  ])('is not taken from %s', (_what, embedded) => {
    expect(
      getEmbeddedMedia(toRaw({ featured_media: 5, _embedded: { 'wp:featuredmedia': [embedded] } })),
    ).toBeNull();
  });

  it.each([[[]], [{ 'wp:featuredmedia': null }]])('is none where %j came with the post', (embedded) => {
    expect(getEmbeddedMedia(toRaw({ featured_media: 5, _embedded: embedded }))).toBeNull();
  });
});

describe('the small parts', () => {
  it.each([
    ['2024-01-10T03:30:00', null, 5.5, '2024-01-10T03:30:00.000Z'],
    [null, '2024-01-10T09:00:00', 5.5, '2024-01-10T03:30:00.000Z'],
    [null, '2024-01-10T09:00:00', undefined, null],
    ['0000-00-00T00:00:00', '1969-07-20T20:17:00', 0, '1969-07-20T20:17:00.000Z'],
    ['2024-13-45T00:00:00', null, 0, null],
  ])('toMoment(%s, %s, %s) is %s', (gmt, local, offset, expected) => {
    expect(toMoment(gmt, local, offset)).toBe(expected);
  });

  it('toSlug decodes what decodes', () => {
    expect(toSlug('%e0%a4%95')).toBe('क');
    expect(toSlug('100%-sure')).toBe('100%-sure');
    expect(toSlug('%e0%a4')).toBe('%e0%a4');
  });

  it('toSlug joins marks to their letters, for the page is named so', () => {
    const apart = 'cafe\u0301';
    expect(toSlug(encodeURIComponent(apart))).toBe('caf\u00e9');
    expect(toCategory(wpCategorySchema.parse({ id: 3, name: 'Café', slug: apart, count: 1 }), '').slug).toBe(
      'caf\u00e9',
    );
  });

  it('toWebAddress keeps to the web', () => {
    expect(toWebAddress('//cdn.example/a', base)).toBe('https://cdn.example/a');
    expect(toWebAddress('data:text/html,x', base)).toBeNull();
    expect(toWebAddress(' ', base)).toBeNull();
  });

  it.each([
    ['http://a.example/x', 'https://www.a.example/y', true],
    ['https://a.example', 'http://a.example', true],
    ['https://a.example', 'https://a.example.evil.example', false],
    ['http://127.0.0.1:1', 'http://127.0.0.1:2', false],
    ['http://a.example', 'ftp://a.example', false],
  ])('%s and %s: same site %s', (one, other, same) => {
    expect(isSameSite(new URL(one), new URL(other))).toBe(same);
  });

  it('firstWords fits one line', () => {
    expect(firstWords(`<h1>\n\tDown\u001b[31m</h1>${'x'.repeat(200)}`)).toMatch(/^<h1> Down \[31m<\/h1>x+…$/);
  });
});

describe('an excerpt', () => {
  it('made of a text leaves out addresses that stand for films', () => {
    const text = '<p>https://youtu.be/abcDEF12345</p><p>Ticks are out early.</p>';
    expect(
      map({
        content: { rendered: text },
        excerpt: { rendered: '<p>https://youtu.be/abcDEF12345 Ticks are […]</p>' },
      }).excerpt,
    ).toBe('<p>Ticks are out early.</p>');
  });

  const excerptOf = (content: string, excerpt: string) =>
    map({ content: { rendered: content }, excerpt: { rendered: excerpt } }).excerpt;

  it('that WordPress made of the text is made anew of the cleaned one', () => {
    expect(
      excerptOf(
        '<form><select><option>1</option></select><textarea>x</textarea><button>Send</button></form><iframe src="https://maps.example/x"></iframe><p>After.</p>',
        '<p>1xSend After.</p>',
      ),
    ).toBe('<p>After.</p>');
    expect(
      excerptOf(
        '<details><summary>More</summary><p>Write down what it ate.</p></details>',
        '<p>More Write down what it ate.</p>',
      ),
    ).toBe('<p>Write down what it ate.</p>');
    expect(
      excerptOf(
        '<p>Fleas like warmth, and they come in.</p>',
        '<p>Fleas like&hellip; <a href="/x/">Continue reading</a></p>',
      ),
    ).toBe('<p>Fleas like warmth, and they come in.</p>');
  });

  it('that somebody wrote stays', () => {
    expect(excerptOf('<p>Fleas like warmth.</p>', '<p>What to do about fleas.</p>')).toBe(
      '<p>What to do about fleas.</p>',
    );
  });
});
