import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HeaderRule } from '#lib/hosting/cdn.ts';
import { toPictureSources } from '../../../src/integrations/policy/content-policy.ts';
import { addPolicies, readFolders } from '../../../src/integrations/policy/page-policies.ts';

const dist = mkdtempSync(join(tmpdir(), 'policies-'));
const sources = {
  imageHosts: ['pictures.example', '127.0.0.1:8080'],
  backend: 'https://backend.example',
  wordpress: 'https://wordpress.example',
};
const written = {
  'index.html': '<style>home{}</style><script>home()</script>',
  '404.html': '<style>missing{}</style>',
  'blog/an-article/index.html':
    '<title>&lt;script&gt;a()&lt;/script&gt;</title><img alt="<script>b()</script><style>c{}</style>" src="/a"><style>article{}</style><script src="/s"></script>',
  'about/index.html': '<style>about{}</style><script type="application/ld+json">{}</script>',
  'pricing/index.html': '<style>prices{}</style>',
  'pricing/blood/index.html': '<style>list{}</style><script>filter()</script>',
  'admin/index.html': '<style>staff{}</style>',
  'wp-post-sync/index.html': '<style>sync{}</style>',
};
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let rules: HeaderRule[];
const policyOf = (path: string) =>
  rules.find((rule) => rule.path === path)?.headers['Content-Security-Policy'] ?? '';

beforeAll(() => {
  for (const [file, html] of Object.entries(written)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), html);
  }
  rules = addPolicies(
    [{ path: '/*', headers: { 'X-Frame-Options': 'DENY' } }],
    readFolders(dist, Object.keys(written)),
    sources,
  );
});

it('no policy is made for a script that came with an article', () => {
  const spoilt = mkdtempSync(join(tmpdir(), 'policies-'));
  for (const [file, html] of Object.entries({
    ...written,
    'blog/0/index.html': '<script>pwned()</script>',
  })) {
    mkdirSync(dirname(join(spoilt, file)), { recursive: true });
    writeFileSync(join(spoilt, file), html);
  }
  expect(() => readFolders(spoilt, [...Object.keys(written), 'blog/0/index.html'])).toThrow(
    /^blog\/0\/index\.html has a script/,
  );
});

describe('the policies of pages', () => {
  it('name home’s own styles and scripts for home alone', () => {
    expect(policyOf('/')).toContain(hash('home{}'));
    expect(policyOf('/')).toContain(hash('home()'));
    expect(policyOf('/')).not.toContain(hash('missing{}'));
    for (const path of ['/*', '/about', '/pricing', '/pricing/*']) {
      expect(policyOf(path)).not.toContain(hash('home()'));
    }
  });

  it('let the page for what is missing show itself below every folder', () => {
    for (const path of ['/*', '/about', '/pricing', '/pricing/*', '/admin']) {
      expect(policyOf(path)).toContain(hash('missing{}'));
    }
  });

  it('go with the pages below a folder too, and never ask for data to be named', () => {
    expect(policyOf('/pricing')).toBe(policyOf('/pricing/*'));
    expect(policyOf('/pricing/*')).toContain(hash('filter()'));
    expect(policyOf('/about')).not.toContain(hash('{}'));
    expect(policyOf('/about/*')).toBe('');
  });

  it('open WordPress, also where staff say it is, to the sync screens alone, and other hosts’ pictures to staff', () => {
    expect(policyOf('/wp-post-sync')).toContain(
      "connect-src 'self' https://backend.example https://wordpress.example https:;",
    );
    for (const path of ['/', '/about', '/admin']) {
      expect(policyOf(path)).not.toMatch(/connect-src[^;]* https:[ ;]/);
    }
    expect(policyOf('/about')).not.toContain('wordpress.example');
    expect(policyOf('/admin')).toContain("img-src 'self' data: https:;");
    expect(policyOf('/about')).toContain("img-src 'self' data:;");
  });

  it('name hosts of pictures, with www. and without, where articles are shown', () => {
    const shown = "img-src 'self' data: pictures.example www.pictures.example 127.0.0.1:8080;";
    expect(policyOf('/')).toContain(shown);
    expect(policyOf('/blog/*')).toContain(shown);
    expect(policyOf('/wp-post-sync')).toContain(shown.replace(';', ' https://wordpress.example;'));
  });

  it('name no host where there are too many, and never what is not one', () => {
    const many = Array.from({ length: 21 }, (_, number) => `h${number}.example`);
    expect(toPictureSources(many)).toEqual(['https:']);
    expect(() => toPictureSources(['x;sandbox'])).toThrow('“x;sandbox”');
  });

  it('allow nothing that only stands in an attribute', () => {
    expect(policyOf('/blog')).toContain(hash('article{}'));
    for (const text of ['a()', 'b()', 'c{}', '']) expect(policyOf('/blog')).not.toContain(hash(text));
  });

  it('keep the other headers of the rule that they join', () => {
    expect(rules[0]).toMatchObject({ path: '/*', headers: { 'X-Frame-Options': 'DENY' } });
  });
});
