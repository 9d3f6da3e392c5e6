import { describe, expect, it } from 'vitest';
import { listTokens, shorten, shortenSheet } from '../../../scripts/build/short-tokens.ts';

const sheet = '@theme {\n  --color-*: initial;\n  --color-ink: #000;\n  --color-ink-soft: #333;\n}';
const tokens = listTokens(sheet);

describe('short names of design tokens', () => {
  it('are given in the order of the sheet, and go on after the alphabet', () => {
    expect([...tokens]).toEqual([
      ['--color-ink', '--a'],
      ['--color-ink-soft', '--b'],
    ]);
    const many = Array.from({ length: 28 }, (_, place) => `--token-${place}:0;`).join('');
    expect([...listTokens(many).values()].slice(25)).toEqual(['--z', '--aa', '--ab']);
  });

  it('take the place of whole names only, in styles and in code', () => {
    expect(shortenSheet('a{color:var(--color-ink-soft);--tone:var(--color-ink)}', tokens)).toBe(
      'a{color:var(--b);--tone:var(--a)}',
    );
    expect(shorten('const fill="var(--color-ink)";for(;--a;)x("--color-ink-softer")', tokens)).toBe(
      'const fill="var(--a)";for(;--a;)x("--color-ink-softer")',
    );
  });

  it('are refused where a sheet has such a name already', () => {
    expect(() => shortenSheet('a{--b:1px}', tokens)).toThrow('--b is the short name of a token');
  });
});
