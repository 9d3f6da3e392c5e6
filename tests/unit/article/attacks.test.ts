import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#lib/article/clean.ts';
import { formatArticle } from '#lib/article/format.ts';
import { toSafeHtml } from '#lib/article/safe.ts';
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
  expect(page).not.toMatch(/<img[^>]+evil\.example/);
});

it('would notice an attack that came through', () => {
  const noticed = attacks.filter(({ html }) => listForbidden(html).length > 0 || !isBalanced(html));
  expect(noticed.length).toBeGreaterThan(attacks.length * 0.85);
});
