import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '#config/environment.ts';
import { environmentSchema } from '#schemas/environment.ts';

describe('the environment', () => {
  test('needs nothing: every variable has a local default', () => {
    expect(parseEnvironment({})).toEqual({
      SITE_URL: 'http://127.0.0.1:4321',
      CHAT_NUMBER: '919810000000',
      IMAGE_HOSTS: [],
      OFFLINE_COPY: 'on',
      PORT: 4321,
      BACKEND_PORT: 54321,
    });
  });

  test('moves the address of the site with its port, unless the address is given', () => {
    expect(parseEnvironment({ PORT: '5000' }).SITE_URL).toBe('http://127.0.0.1:5000');
    expect(parseEnvironment({ PORT: '5000', SITE_URL: 'https://lab.example/' }).SITE_URL).toBe(
      'https://lab.example',
    );
  });

  test('takes an empty variable for a missing one', () => {
    expect(parseEnvironment({ SUPABASE_URL: '', PORT: ' ' })).toEqual(parseEnvironment({}));
  });

  test.each([
    ['SITE_URL', 'lab.example'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'https://lab.example/site'],
    ['SUPABASE_URL', 'project'],
    ['SUPABASE_URL', 'https://project.example/rest/v1?x=1'],
    ['SUPABASE_PUBLISHABLE_KEY', 'sb_secret_x'],
    ['SUPABASE_PUBLISHABLE_KEY', ' sb_secret_x'],
    ['SUPABASE_PUBLISHABLE_KEY', '"sb_secret_x"'],
    ['SUPABASE_PUBLISHABLE_KEY', `x.${btoa('{"role":"service_role"}')}.x`],
    ['WORDPRESS_URL', 'ftp://blog.example'],
    ['WORDPRESS_URL', 'https://name:password@blog.example'],
    ['WORDPRESS_URL', 'https://name@blog.example'],
    ['DEPLOY_HOOK_URL', 'hook'],
    ['CHAT_NUMBER', '+91 98100 00000'],
    ['IMAGE_HOSTS', 'https://cdn.example'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['BACKEND_PORT', '54321a'],
  ])('names %s when it is %j, and says what it must be', (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
  });

  test('takes the public keys of both kinds', () => {
    for (const key of ['sb_publishable_x', `x.${btoa('{"role":"anon"}')}.x`, 'x.?.x']) {
      expect(parseEnvironment({ SUPABASE_PUBLISHABLE_KEY: key }).SUPABASE_PUBLISHABLE_KEY).toBe(key);
    }
  });

  test('reads a list of hosts', () => {
    expect(parseEnvironment({ IMAGE_HOSTS: 'CDN.example, photos.example:8080,' }).IMAGE_HOSTS).toEqual([
      'cdn.example',
      'photos.example:8080',
    ]);
  });

  test('has an example file that names every variable and would be accepted as it is', () => {
    const lines = readFileSync('.env.example', 'utf8')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line));
    const example = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
    expect(Object.keys(example).sort()).toEqual(Object.keys(environmentSchema.in.shape).sort());
    expect(parseEnvironment(example)).toEqual(parseEnvironment({}));
  });
});
