import { describe, expect, it } from 'vitest';
import { toHeadersFile, toRewrites } from '#lib/hosting/cdn.ts';
import { toNetlifyHeaders } from '#lib/hosting/netlify.ts';
import { toNginxConfig } from '#lib/hosting/nginx.ts';
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

describe("Netlify's header file", () => {
  const file = toNetlifyHeaders(rules.slice(0, 2), `default-src 'self'`);

  it('never takes a header off, and says none twice for a path', () => {
    expect(file).not.toContain('!');
    expect(file.match(/Cache-Control/g)).toHaveLength(1);
    expect(file).toContain('/art/*\n  Cache-Control: max-age=86400');
  });

  it('has one policy for every page', () => {
    expect(file).toContain(`  Content-Security-Policy: default-src 'self'`);
  });
});

describe("nginx's settings", () => {
  const moved = [
    { from: '/Pricing', to: '/pricing' },
    { from: '/team', to: '/about#heads' },
  ];
  const file = toNginxConfig(rules, moved, ['/open/blog']);

  it('show the page of an open folder at every address below it', () => {
    expect(file).toContain(
      'location ^~ /open/blog/ {\n    try_files $uri $uri/index.html /open/blog/index.html;\n  }',
    );
    expect(toRewrites(['/open/blog'])).toBe('/open/blog/* /open/blog 200\n');
  });

  it('choose a value by path, the narrower rule first', () => {
    expect(file).toContain(
      `map $site_path $site_cache_control {\n  "~^/art/" "max-age=86400";\n  default "max-age=60";\n}`,
    );
    expect(file).toContain(
      `map $site_path $site_content_security_policy {\n  "/blog" "default-src 'none'";\n}`,
    );
  });

  it('send every header, also with errors', () => {
    expect(file).toContain('add_header X-Frame-Options $site_x_frame_options always;');
    expect(file).toContain('add_header Content-Security-Policy $site_content_security_policy always;');
  });

  it('lead on from moved addresses, with and without the slash', () => {
    // A pattern, because whole keys of a map would send /pricing to itself for ever.
    expect(file).toContain('"~^/Pricing/?$" "/pricing$is_args$args";');
    expect(file).toContain('"~^/team/?$" "/about$is_args$args#heads";');
  });

  it('lead on from addresses in another script, in whichever letters they come', () => {
    const hindi = toNginxConfig(rules, [{ from: '/blog/%E0%A4%A6', to: '/blog/d' }]);
    const [, pattern = ''] = /"~(\S*blog\S*)" "\/blog\/d\$is_args/.exec(hindi) ?? [];
    for (const path of ['/blog/%E0%A4%A6', '/blog/%e0%a4%a6']) expect(path).toMatch(new RegExp(pattern));
    expect('/Blog/%E0%A4%A6').not.toMatch(new RegExp(pattern));
  });

  it('lead from the file of a page to the page, and never to another site', () => {
    expect(file).toContain('"~^/index\\\\.html$" "/$is_args$args";');
    const [, pattern = ''] = /"~(\S*<site_page>\S*)" "\$site_page\$is_args\$args";/.exec(file) ?? [];
    const read = (path: string) => new RegExp(pattern.replaceAll('\\\\', '\\')).exec(path)?.groups?.site_page;
    expect(['/about.html', '/about/index.html', '/pricing/radiology/index.html'].map(read)).toEqual([
      '/about',
      '/about',
      '/pricing/radiology',
    ]);
    expect(['//x.example/index.html', '/\\x.example/index.html', '/pricing'].map(read)).toEqual(
      Array(3).fill(undefined),
    );
  });

  it('let nobody keep for a year that a file is missing', () => {
    expect(file).toContain('map $status $site_kept {\n  404 "no-cache";\n  default $site_cache_control;\n}');
    expect(file).toContain('add_header Cache-Control $site_kept always;');
  });

  it('tell caches that packed and plain files differ, and name the characters of tables and code', () => {
    expect(file).toContain('gzip_vary on;');
    expect(file).toContain('charset_types text/css text/csv text/javascript text/plain;');
  });

  it('close every block that they open', () => {
    expect(file.match(/\{$/gm)?.length).toBe(file.match(/^\s*\}$/gm)?.length);
  });
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
