import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Snapshot } from '#backend/blog/snapshot.ts';
import type { Article } from '#schemas/article.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-pages-'));
const snapshotFile = join(folder, 'blog.json');

const article = (id: number, text: string): Article => ({
  id,
  slug: `article-${id}`,
  title: `Article ${id}`,
  excerpt: text,
  date: new Date(Date.UTC(2026, 0, 31 - id)).toISOString(),
  modified: new Date(Date.UTC(2026, 0, 31 - id)).toISOString(),
  categories: [],
  picture: { src: '/art/posts/default-960.webp', alt: '', srcset: '', avif: '' },
  html: `<p>${text}</p>`,
  minutes: 1,
  protected: false,
  oldSlugs: [],
  sourceHash: text,
  links: {},
});

const save = (articles: Article[]) =>
  writeFileSync(
    snapshotFile,
    JSON.stringify({
      readAt: '2026-01-31T00:00:00.000Z',
      source: 'a test',
      blog: { articles, categories: [], imageHosts: [] },
    } satisfies Snapshot),
  );

/** Builds into a folder and gives what the builder said. */
async function build(out: string): Promise<string> {
  const child = spawn('npx', ['astro', 'build'], {
    env: {
      ...process.env,
      BLOG_SNAPSHOT: snapshotFile,
      OUT_DIR: join(folder, out),
      SOURCE_DATE_EPOCH: '1767225600',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(said);
  return said;
}

/** Every file of a built site with the hash of its bytes. */
function list(out: string): Record<string, string> {
  const names = readdirSync(join(folder, out), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, out).length))
    .sort();
  return Object.fromEntries(
    names.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, out, name)))
        .digest('hex'),
    ]),
  );
}

/** How many pages the builder says that it took over. */
const countKept = (said: string) => said.match(/\((cached|restored)\)/g)?.length ?? 0;

describe('pages kept between builds', () => {
  let second = '';
  beforeAll(async () => {
    save([1, 2, 3, 4, 5, 6].map((id) => article(id, `Text ${id}.`)));
    await build('site');
    save([
      article(7, 'A new one.'),
      ...[1, 2, 4, 5, 6].map((id) => article(id, id === 2 ? 'A changed text.' : `Text ${id}.`)),
    ]);
    second = await build('site');
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('unchanged articles are taken over, changed and new ones are drawn', () => {
    expect(countKept(second)).toBe(4);
  });

  test('the site is the same as one built from nothing', async () => {
    await build('fresh');
    expect(list('site')).toEqual(list('fresh'));
  }, 120_000);

  test('a build that was cut off is not built upon', async () => {
    writeFileSync(join(folder, 'site.kept/unfinished'), '');
    expect(countKept(await build('site'))).toBe(0);
  }, 120_000);
});
