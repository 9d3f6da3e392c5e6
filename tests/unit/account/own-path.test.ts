import { describe, expect, test } from 'vitest';
import { toOwnPath } from '#lib/account/own-path.ts';

describe('the way after signing in', () => {
  test.each(['/', '/my-pets', '/profile?edit=1#pets', '/blogs?category=a%20b', '/blog/%E0%A4%95'])(
    '%s is of this site',
    (path) => expect(toOwnPath(path, '/fallback')).toBe(path),
  );

  test.each([
    null,
    '',
    'profile',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000//evil.example',
    '/%2Fevil.example',
    '/%2fevil.example',
    '/%5Cevil.example',
    '/%255Cevil.example',
    '/%25252Fevil.example',
    '%2F%2Fevil.example',
    '/%09/evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    '/%2e%2e//evil.example',
    '/a/..//evil.example',
    '/%2e%2e%2f%2fevil.example',
    '/%',
    '/%E0%A4%A',
    '@evil.example',
    '.evil.example',
  ])('%j is not', (path) => expect(toOwnPath(path, '/fallback')).toBe('/fallback'));

  test('what comes out stays on the site when a browser reads it', () => {
    for (const path of [
      '/\u3000/evil.example',
      '/\u2028/evil.example',
      '/a/../b',
      '/a//b',
      '/@evil.example',
      '/;//evil.example',
      '/?next=//evil.example',
    ]) {
      const url = new URL(toOwnPath(path, '/fallback'), 'https://lab.example/login');
      expect(url.origin).toBe('https://lab.example');
    }
  });
});
