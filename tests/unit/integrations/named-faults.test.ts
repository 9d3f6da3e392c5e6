import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { site } from '#config/site.ts';
import { parseData } from '#schemas/parse-data.ts';
import { routesSchema } from '#schemas/routes.ts';
import { siteSchema } from '#schemas/site.ts';
import { listLostRoutes } from '../../../src/integrations/lost-routes.ts';
import { listMissingPictures } from '../../../src/integrations/missing-pictures.ts';

describe('who the laboratory is', () => {
  const check = (change: object) => () =>
    parseData('site.ts', siteSchema, { ...site, social: [...site.social], ...change });

  test('is as it must be', () => {
    expect(check({})).not.toThrow();
  });

  test.each([
    ['email', '', /site\.ts, email: /],
    ['timeZone', 'Asia/Kolkatta', /site\.ts, timeZone: must be a time zone/],
    ['mapHost', 'openstreetmap', /site\.ts, mapHost: /],
    ['mapHost', 'https://map.example/x', /site\.ts, mapHost: must be a web address without a path/],
    ['language', 'english, India', /site\.ts, language: /],
    ['social', [{ name: 'A', href: 'javascript:alert(1)' }], /site\.ts, social\.0\.href: .*\(in A\)/],
    ['phone', { shown: '1', tel: '98100 00000' }, /site\.ts, phone\.tel: /],
  ])('with an odd %s is named', (field, value, words) => {
    expect(check({ [field]: value })).toThrow(words);
  });
});

describe('paths of pages', () => {
  test.each([
    [{ faq: '/faq/' }, /routes\.ts, faq: must be a path/],
    [{ faq: 'faq' }, /routes\.ts, faq: must be a path/],
    [{ about: '/about', faq: '/about' }, /routes\.ts, faq: \/about is about already/],
  ])('%j is named', (routes, words) => {
    expect(() => parseData('routes.ts', routesSchema, routes)).toThrow(words);
  });

  test('that the built site has no page for are named', () => {
    const built = mkdtempSync(join(tmpdir(), 'built-'));
    mkdirSync(join(built, 'faq'));
    mkdirSync(join(built, 'blog'));
    writeFileSync(join(built, 'index.html'), '');
    writeFileSync(join(built, 'faq/index.html'), '');
    writeFileSync(join(built, 'plan.json'), '');
    const paths = { home: '/', contact: '/#contact', faq: '/faq', data: '/plan.json', blog: '/blog' };
    expect(listLostRoutes('routes.ts', paths, built)).toEqual(['routes.ts, blog: there is no page /blog']);
  });
});

test('a fault of a whole list names its file alone', () => {
  expect(() => parseData('list.ts', z.array(z.string()).min(1, 'is empty'), [])).toThrow('list.ts: is empty');
});

test('pictures that a data file names and that are not there are named', () => {
  const facts = {
    team: [
      { id: 'a', photo: '/art/people/head-1.svg' },
      { id: 'b', photo: '/art/people/nobody.svg' },
    ],
    picture: '/art/departments/hematolgy',
    other: { image: '/art/departments/hematology', words: 'about /art/' },
  };
  expect(listMissingPictures('team.ts', facts)).toEqual([
    'team.ts, team.1.photo: there is no picture public/art/people/nobody.svg',
    'team.ts, picture: there is no picture public/art/departments/hematolgy',
  ]);
});
