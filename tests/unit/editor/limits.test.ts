import { describe, expect, it } from 'vitest';
import { toLinkAddress } from '#lib/editor/link-address.ts';
import { findBlocksFault, findSizeFault } from '#lib/editor/size.ts';
import { toWordPressAddress } from '#lib/wordpress/client/typed-address.ts';
import { toParagraph } from './draft.ts';

describe('the address of a link', () => {
  it.each([
    ['example.org', 'https://example.org'],
    [' https://example.org/a?b#c ', 'https://example.org/a?b#c'],
    ['/contact', '/contact'],
    ['#section-2', '#section-2'],
    ['lab@example.org', 'mailto:lab@example.org'],
    ['tel:+919810000000', 'tel:+919810000000'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['data:text/html,x', null],
    ['//bad.example', null],
    ['/\\bad.example', null],
    ['two words', null],
    ['word', null],
    ['', null],
  ])('typed as %j is %j', (typed, address) => {
    expect(toLinkAddress(typed)).toBe(address);
  });
});

describe('the address of a WordPress', () => {
  it.each([
    ['blog.example.org/', 'https://blog.example.org'],
    ['https://example.org/blog/', 'https://example.org/blog'],
    ['http://127.0.0.1:8089', 'http://127.0.0.1:8089'],
    ['ftp://example.org', null],
    ['https://user:secret@example.org', null],
    ['https://a b', null],
    ['', null],
  ])('typed as %j is %j', (typed, address) => {
    expect(toWordPressAddress(typed)).toBe(address);
  });
});

describe('what is pasted', () => {
  it('fits up to 300,000 characters and a thousand blocks', () => {
    expect(findSizeFault(300_000)).toBeNull();
    expect(findSizeFault(300_001)).toContain('3,00,001 characters');
    const blocks = Array.from({ length: 1001 }, (_, index) => toParagraph(`${index}`));
    expect(findBlocksFault(blocks.slice(1))).toBeNull();
    expect(findBlocksFault(blocks)).toContain('1,001 paragraphs');
  });
});
