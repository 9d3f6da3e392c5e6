import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#lib/article/clean.ts';
import { formatArticle, formatInParts } from '#lib/article/format.ts';
import { toSafeHtml } from '#lib/article/safe-html.ts';
import { attacks } from '../../fixtures/attacks/attacks.ts';
import { isBalanced, listForbidden, pageAttributes } from './examine.ts';

const context = { base: 'https://blog.example/post/', imageHosts: ['blog.example'], resolveLink: () => null };
const format = (html: string) => formatArticle(html, context).html;

it('keeps at least eighty attacks of different names', () => {
  expect(new Set(attacks.map(({ name }) => name)).size).toBe(attacks.length);
  expect(attacks.length).toBeGreaterThanOrEqual(80);
});

describe.each(attacks)('$name', ({ html }) => {
  it('leaves nothing outside the allow-list', () => {
    expect(listForbidden(cleanHtml(html))).toEqual([]);
    expect(listForbidden(format(html), pageAttributes)).toEqual([]);
  });

  it('comes out the same when cleaned or formatted again', () => {
    const cleaned = cleanHtml(html);
    expect(cleanHtml(cleaned)).toBe(cleaned);
    expect(format(cleaned)).toBe(format(html));
  });

  it('leaves each part of a divided article whole', () => {
    for (const before of ['', `<p>${'word '.repeat(60)}</p>`]) {
      const { lede, rest } = formatInParts(before + html, context);
      for (const part of [lede, rest]) {
        expect(listForbidden(part, pageAttributes)).toEqual([]);
        expect(isBalanced(part)).toBe(true);
      }
    }
  });

  it('has no sign of a tag in an attribute', () => {
    for (const written of [cleanHtml(html), format(html)]) {
      // Read as text: every `<` begins a tag, and the next sign is the `>` that ends it.
      expect(written.match(/<[^<>]*</g) ?? []).toEqual([]);
      expect(written.replace(/<[^<>]*>/g, '').includes('<')).toBe(false);
      for (const [tag] of written.matchAll(/<[^>]*>/g)) expect(tag.split('"').length % 2, tag).toBe(1);
    }
  });

  it('stays within its place on the page', () => {
    expect(isBalanced(cleanHtml(html))).toBe(true);
    expect(isBalanced(format(html))).toBe(true);
  });

  it('is harmless as text, too, when the cleaning fails', () => {
    const fallback = toSafeHtml(html, () => {
      throw new Error('the cleaning failed');
    });
    expect(listForbidden(fallback)).toEqual([]);
    expect(isBalanced(fallback)).toBe(true);
  });
});

it('finds no picture of a host that is not allowed', () => {
  const page = attacks.map(({ html }) => format(html)).join('\n');
  expect(page).not.toMatch(/\ssrc(set)?="[^"]*evil\.example/);
});

it('would notice an attack that came through', () => {
  // Some show only where the text is cut at what looks like an end tag.
  const noticed = attacks.filter(({ html }) =>
    [html, ...html.split(/(?<=<\/(?:p|ul|blockquote|div)>)/)].some(
      (part) => listForbidden(part).length > 0 || !isBalanced(part),
    ),
  );
  expect(noticed.length).toBeGreaterThan(attacks.length * 0.85);
});
