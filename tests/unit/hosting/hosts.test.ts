import { describe, expect, it } from 'vitest';
import { toHeadersFile, toRewrites } from '#lib/hosting/cdn.ts';
import { toAnsweringUrl } from '#lib/hosting/open-folders.ts';

const rules = [
  { path: '/*', headers: { 'Cache-Control': 'max-age=60', 'X-Frame-Options': 'DENY' } },
  { path: '/art/*', headers: { 'Cache-Control': 'max-age=86400' } },
  { path: '/blog', headers: { 'Content-Security-Policy': `default-src 'none'` } },
];

describe("the CDN's header file", () => {
  it('takes a header off before a narrower rule says it anew, and only then', () => {
    expect(toHeadersFile(rules)).toBe(
      `/*\n  Cache-Control: max-age=60\n  X-Frame-Options: DENY\n\n/art/*\n  ! Cache-Control\n  Cache-Control: max-age=86400\n\n/blog\n  Content-Security-Policy: default-src 'none'\n`,
    );
  });
});

it('the page of an open folder answers every address below it', () => {
  expect(toRewrites(['/open/blog'])).toBe('/open/blog/* /open/blog 200\n');
});

describe('the development server', () => {
  it.each([
    ['/open/blog/a-slug', '/open/blog'],
    ['/open/blog/%E0%A4%B2%E0%A5%87%E0%A4%96?from=list', '/open/blog?from=list'],
    ['/open/blog', '/open/blog'],
    ['/open/blogs/a-slug', '/open/blogs/a-slug'],
    ['/blog/a-slug?to=/open/blog/b', '/blog/a-slug?to=/open/blog/b'],
  ])('answers %s with %s', (asked, answered) => {
    expect(toAnsweringUrl(asked, ['/open/blog'])).toBe(answered);
  });
});
