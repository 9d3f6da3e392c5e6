import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resolveMedia } from '#backend/blog/resolve-media.ts';
import { type Post, postSchema } from '#schemas/post.ts';

let server: Server;
let asked: number[] = [];
/** What the blog does when it is asked for a medium: a status to answer with, or `cut` for a broken connection. */
let answers: Record<number, number | 'cut'> = {};
let address = '';
const warn = vi.spyOn(console, 'warn');
afterAll(() => warn.mockRestore());

beforeEach(async () => {
  asked = [];
  answers = {};
  warn.mockReset().mockImplementation(() => {});
  server = createServer((request, response) => {
    const id = Number(/\/wp\/v2\/media\/(\d+)/.exec(request.url ?? '')?.[1]);
    if (id) asked.push(id);
    const answer = answers[id] ?? 200;
    if (answer === 'cut') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer, { 'content-type': 'application/json' });
    const medium = {
      id,
      source_url: `http://blog.example/${id}.jpg`,
      alt_text: '',
      title: { rendered: '' },
      caption: { rendered: '' },
    };
    response.end(JSON.stringify(id ? medium : { namespaces: ['wp/v2'] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
});
afterEach(() => server.close());

const toPost = (medium: number): Post =>
  postSchema.parse({
    id: medium,
    slug: `post-${medium}`,
    title: '',
    excerpt: '',
    content: '',
    date: '2026-11-21T00:00:00Z',
    modified: null,
    categories: [],
    featured_media: medium,
    featured_media_id: null,
    author: null,
    origin: 'wordpress',
    link: null,
    old_slugs: [],
    protected: false,
    hosts: [],
    title_hi: null,
    summary_hi: null,
  });
const resolve = async (...media: number[]) =>
  (await resolveMedia(media.map(toPost), address)).map(({ featured_media }) =>
    featured_media !== null && typeof featured_media === 'object' ? featured_media.url : null,
  );

describe('pictures that rows name by number', () => {
  test('are asked for one after the other', async () => {
    expect(await resolve(1, 2)).toEqual(['http://blog.example/1.jpg', 'http://blog.example/2.jpg']);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([500, 503, 400])('cost their own article alone when the blog answers %i', async (status) => {
    answers = { 1: status };
    expect(await resolve(1, 2)).toEqual([null, 'http://blog.example/2.jpg']);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Featured pictures: .*\/media\/1: answered/)]]);
  });

  test('are missing without a word when they are gone', async () => {
    answers = { 1: 404 };
    expect(await resolve(1, 2)).toEqual([null, 'http://blog.example/2.jpg']);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(['cut', 429] as const)('are not asked for any more after %s', async (answer) => {
    answers = { 2: answer };
    expect(await resolve(1, 2, 3)).toEqual(['http://blog.example/1.jpg', null, null]);
    expect(asked).toEqual([1, 2]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
