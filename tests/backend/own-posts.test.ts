import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EmbeddedBackend } from '../../scripts/embedded/start.ts';
import { fitSlugs, unfitSlugs } from '../fixtures/slugs/slugs.ts';
import { signIn, startInMemory } from './support/people.ts';

let backend: EmbeddedBackend;
let staff: SupabaseClient;
let owner: SupabaseClient;

const toFields = (slug: string, title = 'Title') => ({
  slug,
  title,
  excerpt: '<p>Short</p>',
  content: '<p>Words</p>',
  featured_media: null,
});

beforeAll(async () => {
  backend = await startInMemory();
  staff = await signIn(backend, backend.accounts.staff);
  owner = await signIn(backend, backend.accounts.pet_owner);
  await backend.sql(
    `insert into public.categories (id, name, slug, origin) values (8, 'Cats', 'cats', 'wordpress'), (9, 'Dogs', 'dogs', 'wordpress')`,
  );
});
afterAll(() => backend?.close());
beforeEach(() => backend.sql('truncate public.posts cascade'));

const call = async (client: SupabaseClient, name: string, values: object) => {
  const { data, error } = await client.rpc(name, values);
  return error ? 'refused' : data;
};
const publish = (fields: object, id: number | null = null, expected: number | null = null, client = staff) =>
  call(client, 'publish_post', { post_id: id, expected, fields });
const unpublish = (id: number, expected: number, client = staff) =>
  call(client, 'unpublish_post', { post_id: id, expected });
const read = (slug: string) => backend.sql('select * from public.posts where slug = $1', [slug]);

describe('publishing', () => {
  test('makes a post of this site and then new versions of it, which remember the old slug', async () => {
    const first = await publish(toFields('first'));
    expect(first).toMatchObject({ outcome: 'done', version: 1, slug: 'first' });
    expect(await publish(toFields('second', 'Other'), first.id, 1)).toMatchObject({
      outcome: 'done',
      version: 2,
    });
    expect(await read('second')).toMatchObject([
      {
        id: first.id,
        title: 'Other',
        origin: 'admin',
        old_slugs: ['first'],
        version: 2,
        featured_media: null,
      },
    ]);
  });
  test('never goes over a version that was not seen, whoever made it and how', async () => {
    const { id } = await publish(toFields('mine'));
    await staff.from('posts').update({ title: 'Theirs' }).eq('id', id);
    expect(await publish(toFields('mine', 'Mine'), id, 1)).toMatchObject({
      outcome: 'conflict',
      title: 'Theirs',
      version: 2,
    });
    expect(await read('mine')).toMatchObject([{ title: 'Theirs', version: 2 }]);
    expect(await publish(toFields('mine', 'Mine'), id, 2)).toMatchObject({ outcome: 'done', version: 3 });
  });
  test('lets one of two at the same moment through', async () => {
    const { id } = await publish(toFields('race'));
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((title) => publish(toFields('race', title), id, 1)),
    );
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['conflict', 'conflict', 'done']);
    const starts = await Promise.all(['a', 'b'].map((title) => publish(toFields('new', title))));
    expect(starts.map(({ outcome }) => outcome).sort()).toEqual(['done', 'slug']);
  });
  test('says so when the post is gone', async () => {
    const { id } = await publish(toFields('gone'));
    await staff.from('posts').delete().eq('id', id);
    expect(await publish(toFields('gone'), id, 1)).toEqual({ outcome: 'gone' });
    expect(await unpublish(id, 1)).toEqual({ outcome: 'gone' });
  });
  test('names the post that has the slug, and touches neither', async () => {
    await backend.sql(
      `insert into public.posts (id, slug, title, date, origin) values (7, 'taken', 'Copied', now(), 'wordpress')`,
    );
    expect(await publish(toFields('taken'))).toEqual({
      outcome: 'slug',
      title: 'Copied',
      origin: 'wordpress',
    });
    const { id } = await publish(toFields('free'));
    expect(await publish(toFields('taken'), id, 1)).toMatchObject({ outcome: 'slug', origin: 'wordpress' });
    expect(await read('free')).toMatchObject([{ version: 1 }]);
    expect(await read('taken')).toMatchObject([{ id: 7, title: 'Copied' }]);
  });
  test('done again after a lost answer finds the post that is there', async () => {
    const first = await publish(toFields('again'));
    expect(await publish(toFields('again'))).toEqual(first);
    expect(await read('again')).toHaveLength(1);
  });
  test('changed again after a lost answer is as it was changed, and over another change a conflict', async () => {
    const { id } = await publish(toFields('mended'));
    const change = {
      ...toFields('mended', 'Mended'),
      featured_media: { url: 'https://pictures.example/a.jpg' },
    };
    const first = await publish(change, id, 1);
    expect(first).toEqual({ outcome: 'done', id, version: 2, slug: 'mended' });
    expect(await publish(change, id, 1)).toEqual(first);
    expect(await publish({ ...change, featured_media: null }, id, 1)).toMatchObject({ outcome: 'conflict' });
    expect(await publish({ ...change, title_hi: 'टिक', summary_hi: 'टिक' }, id, 1)).toMatchObject({
      outcome: 'conflict',
    });
    await publish(toFields('mended', 'By somebody else'), id, 2);
    expect(await publish(change, id, 1)).toMatchObject({ outcome: 'conflict', version: 3 });
    expect(await read('mended')).toMatchObject([{ version: 3, title: 'By somebody else' }]);
  });
  test('never changes a copied post, not even by its number', async () => {
    await backend.sql(
      `insert into public.posts (id, slug, title, date, origin) values (7, 'copied', 'Copied', now(), 'wordpress')`,
    );
    expect(await publish(toFields('other'), 7, 1)).toEqual({ outcome: 'gone' });
    expect(await unpublish(7, 1)).toEqual({ outcome: 'gone' });
    expect(await read('copied')).toMatchObject([{ title: 'Copied', version: 1 }]);
  });
  test('takes the categories along in their order, each once', async () => {
    const [one, two] = [8, 9];
    const first = await publish({ ...toFields('shelved'), categories: [two, one, two] });
    expect(await read('shelved')).toMatchObject([{ categories: [two, one] }]);
    await publish(toFields('shelved', 'Without a list'), first.id, 1);
    expect(await read('shelved')).toMatchObject([{ title: 'Without a list', categories: [two, one] }]);
    await publish({ ...toFields('shelved'), categories: [] }, first.id, 2);
    expect(await read('shelved')).toMatchObject([{ version: 3, categories: [] }]);
    expect(await publish(toFields('shelved'))).toEqual({ ...first, version: 3 });
    expect(await publish({ ...toFields('shelved'), categories: [one] })).toMatchObject({ outcome: 'slug' });
  });
  test('names categories that are not there, and writes nothing', async () => {
    const refused = { outcome: 'category', missing: [77] };
    const fields = { ...toFields('lost'), categories: [8, 77] };
    expect(await publish(fields)).toEqual(refused);
    expect(await read('lost')).toEqual([]);
    const { id } = await publish(toFields('lost'));
    expect(await publish(fields, id, 1)).toEqual(refused);
    expect(await publish({ ...fields, categories: ['x'] }, id, 1)).toBe('refused');
    expect(await read('lost')).toMatchObject([{ version: 1, categories: [] }]);
  });
  test('says that no page can have a slug, and writes nothing', async () => {
    const { id } = await publish(toFields('fit'));
    for (const slug of unfitSlugs) {
      expect(await publish(toFields(slug)), slug).toEqual({ outcome: 'unfit' });
      expect(await publish(toFields(slug), id, 1), slug).toEqual({ outcome: 'unfit' });
    }
    expect(await publish({ ...toFields('fit'), slug: null })).toEqual({ outcome: 'unfit' });
    expect(await backend.sql('select slug, version from public.posts')).toEqual([
      { slug: 'fit', version: 1 },
    ]);
  });
  test('takes a featured picture only with an address that pages can show', async () => {
    const withPicture = (url: unknown) => ({ ...toFields('shown'), featured_media: { url, alt_text: '' } });
    for (const url of [
      'foo',
      '',
      '/',
      '//host/a.jpg',
      '/\\host/a.jpg',
      'https://a b',
      'https://',
      'javascript:alert(1)',
      'example.org/a.jpg',
      null,
      undefined,
    ]) {
      expect(await publish(withPicture(url)), String(url)).toBe('refused');
    }
    expect(await read('shown')).toEqual([]);
    for (const url of ['https://example.org', 'http://example.org/a b.jpg', '/art/posts/default-960.webp']) {
      expect(await publish(withPicture(url)), url).toMatchObject({ outcome: 'done' });
      expect(await read('shown')).toMatchObject([{ featured_media: { url } }]);
      await backend.sql('truncate public.posts cascade');
    }
    await backend.sql(
      `insert into public.posts (id, slug, title, date, origin, featured_media) values (7, 'numbered', 'Copied', now(), 'wordpress', '12')`,
    );
  });
  test('is for staff', async () => {
    const { id } = await publish(toFields('staff'));
    expect(await publish(toFields('owner'), null, null, owner)).toBe('refused');
    expect(await publish(toFields('staff', 'Owner'), id, 1, owner)).toBe('refused');
    expect(await unpublish(id, 1, owner)).toBe('refused');
    expect(await read('staff')).toMatchObject([{ title: 'Title', version: 1 }]);
  });
});

describe('a slug in the tables', () => {
  test.each(fitSlugs)('may be %j', async (slug) => {
    expect(await publish(toFields(slug))).toMatchObject({ outcome: 'done', slug });
    expect(
      (await staff.from('categories').insert({ id: 1_000_000_001, name: 'New', slug })).error,
    ).toBeNull();
    await backend.sql('delete from public.categories where id = 1000000001');
  });
  test.each(unfitSlugs)('may not be %j, by hand neither', async (slug) => {
    const post = { slug, title: 'Title', date: '2026-01-01T00:00:00Z' };
    expect((await staff.from('posts').insert(post)).error).not.toBeNull();
    expect(
      (await staff.from('categories').insert({ id: 1_000_000_001, name: 'New', slug })).error,
    ).not.toBeNull();
  });
  test('is remembered when it goes, but not one that no page can have', async () => {
    const { id } = await publish(toFields('first'));
    await staff
      .from('posts')
      .update({ old_slugs: ['before', '*', 'a%2e'] })
      .eq('id', id);
    await publish(toFields('second'), id, 2);
    expect(await read('second')).toMatchObject([{ old_slugs: ['before', 'first'] }]);
  });
});

test('unpublishing takes the version off the site that was seen', async () => {
  const { id } = await publish(toFields('off'));
  expect(await unpublish(id, 2)).toMatchObject({ outcome: 'conflict', version: 1 });
  expect(await unpublish(id, 1)).toEqual({ outcome: 'done' });
  expect(await read('off')).toEqual([]);
});

test('a post that was taken back and is published again keeps its date, and none is of the future', async () => {
  const date = '2026-01-05T03:30:00+00:00';
  await publish({ ...toFields('dated'), date });
  const [{ date: kept }] = (await read('dated')) as [{ date: Date }];
  expect(new Date(kept).toISOString()).toBe('2026-01-05T03:30:00.000Z');
  await publish({ ...toFields('future'), date: '2099-01-01T00:00:00Z' });
  const [{ date: today }] = (await read('future')) as [{ date: Date }];
  expect(new Date(today).getTime()).toBeLessThanOrEqual(Date.now() + 1000);
});

describe('the history of a post', () => {
  const list = async (id: number) =>
    (await staff.from('post_history').select('*').eq('post_id', id).order('id')).data ?? [];
  test('tells who changed what, and what stood there before and after', async () => {
    const { id } = await publish(toFields('told', 'First'));
    await publish({ ...toFields('told', 'Second'), content: '<p>Mended</p>' }, id, 1);
    await unpublish(id, 2);
    const { email } = backend.accounts.staff;
    expect(await list(id)).toMatchObject([
      { action: 'published', version: 1, title: 'First', content: '<p>Words</p>', changed_by: email },
      { action: 'changed', version: 2, title: 'Second', content: '<p>Mended</p>', changed_by: email },
      { action: 'removed', version: 2, title: 'Second', content: '<p>Mended</p>', changed_by: email },
    ]);
  });
  test('begins with what stood there before there was one', async () => {
    const { id } = await publish(toFields('old', 'Old'));
    await backend.sql('delete from public.post_history');
    await publish(toFields('old', 'New'), id, 1);
    expect(await list(id)).toMatchObject([
      { title: 'Old', changed_by: 'before there was a history' },
      { title: 'New', action: 'changed' },
    ]);
  });
  test('keeps the last thirty changes', async () => {
    const { id } = await publish(toFields('long'));
    for (let version = 1; version < 40; version += 1)
      await publish(toFields('long', `${version}`), id, version);
    expect((await list(id)).map(({ version }) => version)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 11),
    );
  });
  test('has no part of copied posts, and is for staff', async () => {
    await backend.sql(
      `insert into public.posts (id, slug, title, date, origin) values (7, 'copied', 'Copied', now(), 'wordpress')`,
    );
    await backend.sql(`update public.posts set title = 'Again' where id = 7`);
    expect(await list(7)).toEqual([]);
    await publish(toFields('seen'));
    expect((await owner.from('post_history').select('id')).data).toEqual([]);
  });
});

describe('a hidden post', () => {
  beforeEach(() =>
    backend.sql(
      `insert into public.posts (id, slug, title, date, origin) values (7, 'copied', 'Copied', now(), 'wordpress')`,
    ),
  );
  const hide = (hidden: boolean, client = staff) => client.from('posts').update({ hidden }).eq('id', 7);
  test('is read by staff alone, and asks for a build', async () => {
    await backend.sql('delete from public.rebuild_requests');
    expect((await hide(true)).error).toBeNull();
    expect((await owner.from('posts').select('id')).data).toEqual([]);
    expect((await staff.from('posts').select('id,hidden')).data).toEqual([{ id: 7, hidden: true }]);
    expect(await backend.sql('select reason from public.rebuild_requests')).toEqual([{ reason: 'publish' }]);
    await hide(false);
    expect((await owner.from('posts').select('id')).data).toEqual([{ id: 7 }]);
  });
  test('is hidden by staff alone, and one written here never is', async () => {
    await hide(true, owner);
    expect(await read('copied')).toMatchObject([{ hidden: false }]);
    const { id } = await publish(toFields('own'));
    expect((await staff.from('posts').update({ hidden: true }).eq('id', id)).error).not.toBeNull();
  });
});

describe('the Hindi of a post', () => {
  const hindi = { title_hi: 'बरसात और टिक', summary_hi: 'टिक कब और कहाँ देखें।' };
  const none = { title_hi: null, summary_hi: null };
  const write = (id: number, fields: object, client = staff) =>
    client.from('posts').update(fields).eq('id', id);

  test('is published with it, stays when nobody speaks of it, and goes when it is left empty', async () => {
    const { id } = await publish({ ...toFields('rain'), ...hindi });
    expect(await read('rain')).toMatchObject([hindi]);
    await publish(toFields('rain', 'From an older screen'), id, 1);
    expect(await read('rain')).toMatchObject([{ title: 'From an older screen', ...hindi }]);
    await publish({ ...toFields('rain'), ...none }, id, 2);
    expect(await read('rain')).toMatchObject([none]);
    const { data } = await staff
      .from('post_history')
      .select('title_hi,summary_hi')
      .eq('post_id', id)
      .order('id');
    expect(data).toEqual([hindi, hindi, none]);
  });
  test('is plain text of one line, title and summary together', async () => {
    const { id } = await publish(toFields('rain'));
    const refused = [
      { title_hi: 'बरसात' },
      { summary_hi: 'टिक' },
      { ...hindi, title_hi: ' \u200b ' },
      { ...hindi, summary_hi: '' },
      { ...hindi, summary_hi: 'एक\nदो' },
      { ...hindi, title_hi: 'क'.repeat(301) },
      { ...hindi, summary_hi: 'क'.repeat(601) },
    ];
    for (const fields of refused)
      expect((await write(id, fields)).error, JSON.stringify(fields)).not.toBeNull();
    expect(await read('rain')).toMatchObject([none]);
    const longest = { title_hi: 'क'.repeat(300), summary_hi: 'क'.repeat(600) };
    expect((await write(id, longest)).error).toBeNull();
  });
  test('stands beside a copied post too, written by staff alone, and asks for a build', async () => {
    await backend.sql(
      `insert into public.posts (id, slug, title, date, origin) values (7, 'copied', 'Copied', now(), 'wordpress')`,
    );
    await backend.sql('delete from public.rebuild_requests');
    await write(7, hindi, owner);
    expect(await read('copied')).toMatchObject([none]);
    expect((await write(7, hindi)).error).toBeNull();
    expect(await backend.sql('select reason from public.rebuild_requests')).toEqual([{ reason: 'publish' }]);
    expect((await owner.from('posts').select('title_hi,summary_hi')).data).toEqual([hindi]);
  });
});
