import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { largestPicture, pictureTypes } from '#lib/editor/picture-file.ts';
import type { EmbeddedBackend } from '../../scripts/embedded/start.ts';
import { startInMemory } from './support/people.ts';

const migration = join(import.meta.dirname, '../../supabase/migrations/20261128120500_pictures.sql');

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startInMemory();
});
afterAll(() => backend?.close());

test('a project with Storage gets a bucket with the rules of the screen, which staff alone fill', async () => {
  for (const statement of [
    'create schema storage',
    `create table storage.buckets (
      id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]
    )`,
    'create table storage.objects (id uuid, bucket_id text, name text)',
    readFileSync(migration, 'utf8'),
  ])
    await backend.sql(statement);
  expect(
    await backend.sql('select id, public, file_size_limit, allowed_mime_types from storage.buckets'),
  ).toEqual([
    {
      id: 'pictures',
      public: true,
      file_size_limit: largestPicture,
      allowed_mime_types: Object.keys(pictureTypes),
    },
  ]);
  const policies = await backend.sql(
    `select cmd, roles::text as roles, coalesce(qual, with_check) as rule from pg_policies
     where schemaname = 'storage' order by cmd`,
  );
  expect(policies).toEqual([
    { cmd: 'DELETE', roles: '{authenticated}', rule: expect.stringContaining('is_staff()') },
    { cmd: 'INSERT', roles: '{authenticated}', rule: expect.stringContaining('is_staff()') },
  ]);
});
