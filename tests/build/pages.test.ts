import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packSnapshot } from '#backend/blog/snapshot-file.ts';
import { notices } from '#data/notices.ts';
import type { Article } from '#schemas/article.ts';
import { placeStyles } from '../../scripts/build/below-styles.ts';
import { listFiles } from '../../scripts/build/list-files.ts';
import { precompress } from '../../scripts/build/precompress.ts';
import { writeRedirectPages } from '../../scripts/build/redirect-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const snapshotFile = join(folder, 'blog.snapshot');
process.env.BLOG_SNAPSHOT = snapshotFile;
// Which reads that name when it is loaded.
const { Output } = await import('../../scripts/build/output.ts');

const article = (id: number, text: string): Article => ({
  id,
  slug: `article-${id}`,
  title: `Article ${id}`,
  excerpt: text,
  summary: text,
  blurb: '',
  date: new Date(Date.UTC(2026, 0, 31 - id)).toISOString(),
  modified: new Date(Date.UTC(2026, 0, 31 - id)).toISOString(),
  categories: [],
  picture: { src: '/art/posts/default-960.webp', alt: '', srcset: '', avif: '' },
  lede: '',
  mentions: { signs: [], tests: [] },
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
    packSnapshot({
      readAt: '2026-01-31T00:00:00.000Z',
      source: 'a test',
      blog: { articles, categories: [], imageHosts: [] },
    }).bytes,
  );

/** Runs a builder that writes into a folder, under the given NODE_ENV and on the given day, and gives what it said. */
async function run(out: string, mode: string, day: string, ...parts: string[]): Promise<string> {
  const child = spawn('npx', parts, {
    env: {
      ...process.env,
      NODE_ENV: mode,
      BLOG_SNAPSHOT: snapshotFile,
      OUT_DIR: join(folder, out),
      SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000),
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(said);
  return said;
}

// Wherever it runs, the builder makes what is meant for visitors.
const build = (out: string, day = '2026-01-01') =>
  run(out, 'test', day, 'node', 'scripts/build.mjs', '--from-snapshot');
const buildPlainly = (out: string) => run(out, 'production', '2026-01-01', 'astro', 'build');

/** Every file of a built site with the hash of its bytes; `change` is what becomes of a page first. */
function list(out: string, change = (page: Uint8Array) => page): Record<string, string> {
  return Object.fromEntries(
    listFiles(join(folder, out)).map((name) => {
      const bytes = readFileSync(join(folder, out, name));
      return [
        name,
        createHash('sha256')
          .update(name.endsWith('.html') ? change(bytes) : bytes)
          .digest('hex'),
      ];
    }),
  );
}

/** The pages of a built site, each with its text. */
const readPages = (out: string) =>
  listFiles(join(folder, out))
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file, readFileSync(join(folder, out, file), 'utf8')] as const);

/** When each page of a built site was written; without those that only lead to another address. */
const readMoments = (out: string) =>
  new Map(
    readPages(out)
      .filter(([, text]) => text.includes('<main'))
      .map(([file]) => [file, statSync(join(folder, out, file)).mtimeMs]),
  );

/** Builds into a folder that has a site, and names the pages that were written anew. */
async function buildAgain(out: string, day?: string): Promise<{ said: string; anew: string[] }> {
  const before = readMoments(out);
  const said = await build(out, day);
  const anew = [...readMoments(out)].filter(([file, moment]) => before.get(file) !== moment);
  return { said, anew: anew.map(([file]) => file) };
}

/** How many pages the builder says that it left as they were. */
const countKept = (said: string) => Number(/, (\d+) of them as they were/.exec(said)?.[1]);

afterAll(() => rmSync(folder, { recursive: true }));

describe('the second build', () => {
  let second = '';
  let anew: string[] = [];
  beforeAll(async () => {
    save([1, 2, 3, 4, 5, 6].map((id) => article(id, `Text ${id}.`)));
    await build('site');
    save([
      article(7, 'A new one.'),
      ...[1, 2, 4, 5, 6].map((id) => article(id, id === 2 ? 'A changed text.' : `Text ${id}.`)),
    ]);
    ({ said: second, anew } = await buildAgain('site'));
  }, 240_000);

  test('bundles nothing and draws only what shows articles or their pictures', () => {
    expect(second).not.toContain('[vite]');
    expect(existsSync(join(folder, 'site/blog/article-3'))).toBe(false);
    expect(anew).toEqual([
      'admin/editor/index.html',
      'blog/404.html',
      'blog/article-2/index.html',
      'blog/article-7/index.html',
      'blogs/archive/index.html',
      'blogs/index.html',
      'feed/index.html',
      'index.html',
      'wp-post-sync/blog/404.html',
      'wp-post-sync/blog/index.html',
      'wp-post-sync/index.html',
    ]);
  });

  test('gives the same site as one built from nothing', async () => {
    expect(countKept(await build('fresh'))).toBe(0);
    expect(list('site')).toEqual(list('fresh'));
  }, 120_000);

  test('gives the pages that Astro draws by itself, their styles in two places', async () => {
    await buildPlainly('astro');
    const { 'blog/~404/index.html': notFound, ...pages } = list('astro', placeStyles);
    expect(Object.keys(pages).length).toBeGreaterThan(400);
    expect(list('site')).toMatchObject({ ...pages, 'blog/404.html': notFound });
  }, 240_000);

  test('draws on another day what it does each time, and all pages when other notices stand above them', async () => {
    const { anew: later } = await buildAgain('fresh', '2026-01-02');
    expect(later).toEqual(anew.filter((file) => !/article|archive/.test(file)));
    const [notice] = notices;
    if (notice) expect(countKept(await build('fresh', notice.from))).toBe(0);
  }, 120_000);

  test('has on every page the words that its first paint waits for, once', () => {
    const waiting = readPages('site').filter(([, text]) => text.includes('<link rel="expect" href="#lead"'));
    expect(waiting.length).toBeGreaterThan(200);
    expect(waiting.filter(([, text]) => text.split(' id="lead"').length !== 2).map(([file]) => file)).toEqual(
      [],
    );
  });

  test('has the script of every page once and behind those words, the rules for links likewise', () => {
    const waiting = readPages('site').filter(([, text]) => text.includes('<link rel="expect" href="#lead"'));
    const isBehind = (text: string, part: string) =>
      text.split(part).length === 2 && text.indexOf(part) > text.indexOf(' id="lead"');
    const faulty = waiting.filter(([, text]) => !isBehind(text, 'document.fonts.load('));
    const early = waiting.filter(
      ([, text]) => text.includes('"speculationrules"') && !isBehind(text, '"speculationrules"'),
    );
    expect(waiting.length).toBeGreaterThan(200);
    expect([...faulty, ...early].map(([file]) => file)).toEqual([]);
  });

  test('leads to no article that the blog does not have', () => {
    const home = new Map(readPages('site')).get('index.html') ?? '';
    expect(home).not.toContain('Read full article');
    expect(home.match(/<a href="\/blogs">Read our articles/g)).toHaveLength(3);
  });

  test('waits for a category with nine skeletons, however few articles there are', () => {
    const listing = new Map(readPages('site')).get('blogs/index.html') ?? '';
    expect(listing.match(/<li class="post-skeleton"/g)).toHaveLength(9);
  });

  test('marks pictures that have come wherever far ones wait', () => {
    const waiting = readPages('site').filter(([, text]) => text.includes('@keyframes far'));
    expect(waiting.length).toBeGreaterThan(7);
    expect(waiting.filter(([, text]) => !text.includes('dataset.seen')).map(([file]) => file)).toEqual([]);
  });

  test('is not built upon when another builder has written the folder', async () => {
    await buildPlainly('site');
    expect(countKept(await build('site'))).toBe(0);
  }, 240_000);
});

test('a build that was cut off is not built upon', async () => {
  const code = { key: 'code', folder: join(folder, 'code') };
  const dist = join(folder, 'cut');
  const page = 'blog/one/index.html';
  mkdirSync(join(code.folder, 'client'), { recursive: true });
  const draw = async (whole: boolean): Promise<boolean> => {
    const output = Output.open(dist, code);
    const kept = output.keeps(page, 'key');
    if (!kept) await output.write(page, 'key', Buffer.from('One.'));
    await output.finish();
    writeFileSync(join(dist, 'build.json'), 'now');
    if (whole) output.close();
    return kept;
  };
  const kept: boolean[] = [];
  for (const whole of [true, true, false, true, true]) kept.push(await draw(whole));
  expect(kept).toEqual([false, true, true, false, true]);
});

test('a page that cannot be written ends the build, by name', async () => {
  const output = Output.open(join(folder, 'cut'), { key: 'other', folder: join(folder, 'code') });
  await output.write('one', '', Buffer.from('A file.'));
  await output.finish();
  await output.write('one/index.html', '', Buffer.from('A page in it.'));
  await expect(output.finish()).rejects.toThrow('one/index.html cannot be written');
});

test('more pages than may wait for the disk at a time arrive whole', async () => {
  const output = Output.open(join(folder, 'many'), { key: 'code', folder: join(folder, 'code') });
  const numbers = Array.from({ length: 700 }, (_, number) => String(number));
  for (const number of numbers) await output.write(`blog/${number}/index.html`, 'key', Buffer.from(number));
  await output.finish();
  expect(
    numbers.map((number) => readFileSync(join(folder, `many/blog/${number}/index.html`), 'utf8')),
  ).toEqual(numbers);
});

test('a script that the folder has lost is there again after the next build', async () => {
  const code = { key: 'lost', folder: join(folder, 'lost') };
  const dist = join(folder, 'lost-site');
  mkdirSync(join(code.folder, 'client/_astro'), { recursive: true });
  writeFileSync(join(code.folder, 'client/_astro/island.js'), 'mount()');
  const script = join(dist, '_astro/island.js');
  for (const spoil of [() => rmSync(script), () => writeFileSync(script, 'mou'), () => {}]) {
    const output = Output.open(dist, code);
    expect(readFileSync(script, 'utf8')).toBe('mount()');
    await output.finish();
    writeFileSync(join(dist, 'build.json'), 'now');
    output.close();
    spoil();
  }
});

test('a build with other code draws every page anew, over the one that is there', async () => {
  const dist = join(folder, 'over');
  const draw = async (name: string, pages: readonly string[]): Promise<boolean[]> => {
    const code = { key: name, folder: join(folder, `over-${name}`) };
    mkdirSync(join(code.folder, 'client/_astro'), { recursive: true });
    writeFileSync(join(code.folder, `client/_astro/${name}.js`), name);
    const output = Output.open(dist, code);
    const kept = pages.map((page) => output.keeps(page, 'key'));
    for (const page of pages) await output.write(page, 'key', Buffer.from(`${page} by ${name}`));
    await output.finish();
    writeFileSync(join(dist, 'build.json'), name);
    writeFileSync(join(dist, `${name}.xml`), name);
    output.close();
    return kept;
  };
  const page = 'blog/one/index.html';
  await draw('first', [page, 'blog/two/index.html']);
  const { ino } = statSync(join(dist, page));
  expect(await draw('second', [page])).toEqual([false]);
  expect(listFiles(dist)).toEqual(['_astro/second.js', page, 'build.json', 'second.xml']);
  expect(readFileSync(join(dist, page), 'utf8')).toBe(`${page} by second`);
  expect(statSync(join(dist, page)).ino).toBe(ino);
});

test('a page for a moved address stays while it leads to the same, gives way to a page and goes with its address', async () => {
  const dist = join(folder, 'moved');
  const code = { key: 'moved', folder: join(folder, 'moved-code') };
  mkdirSync(join(code.folder, 'client'), { recursive: true });
  const build = async (moved: Record<string, string>, pages: readonly string[] = []) => {
    const output = Output.open(dist, code);
    for (const page of pages) await output.write(page, 'key', Buffer.from('A page.'));
    await output.finish();
    // Of two for one address the first counts.
    const redirects = Object.entries(moved).flatMap(([from, to]) => [
      { from, to },
      { from, to: '/elsewhere' },
    ]);
    output.keepRedirects(writeRedirectPages(dist, redirects, output.redirects));
    writeFileSync(join(dist, 'build.json'), 'now');
    output.close();
    return Object.fromEntries(
      listFiles(dist)
        .filter((file) => file.endsWith('.html'))
        .map((file) => [file, /url=([^"]*)/.exec(readFileSync(join(dist, file), 'utf8'))?.[1] ?? 'a page']),
    );
  };
  expect(await build({ '/blog/a%20b': '/blog/c', '/Old': '/new' })).toEqual({
    'Old/index.html': '/new',
    'blog/a b/index.html': '/blog/c',
  });
  const { mtimeMs } = statSync(join(dist, 'Old/index.html'));
  expect(await build({ '/blog/a%20b': '/blog/d', '/Old': '/new' })).toEqual({
    'Old/index.html': '/new',
    'blog/a b/index.html': '/blog/d',
  });
  expect(statSync(join(dist, 'Old/index.html')).mtimeMs).toBe(mtimeMs);
  const page = join('blog', 'a b', 'index.html');
  expect(await build({ '/blog/a%20b': '/blog/e', '/Old': '/new' }, [page])).toEqual({
    'Old/index.html': '/new',
    [page]: 'a page',
  });
  expect(await build({ '/blog/a%20b': '/blog/e' })).toEqual({ [page]: '/blog/e' });
  expect(await build({})).toEqual({});
});

test('packed copies of what stays are not made again, and none is older than its text', async () => {
  const dist = join(folder, 'packed');
  const code = { key: 'packed', folder: join(folder, 'packed-code') };
  mkdirSync(join(code.folder, 'client/_astro'), { recursive: true });
  writeFileSync(join(code.folder, 'client/_astro/island.js'), 'mount();'.repeat(200));
  const draw = async (pages: Record<string, string>, packed = true): Promise<number> => {
    const output = Output.open(dist, code, packed);
    for (const [page, word] of Object.entries(pages)) {
      if (!output.keeps(page, word)) await output.write(page, word, Buffer.from(word.repeat(1000)));
    }
    await output.finish();
    writeFileSync(
      join(dist, 'build.json'),
      JSON.stringify({ words: Object.values(pages).join().repeat(1000) }),
    );
    const count = packed ? await precompress(dist) : 0;
    output.close();
    return count;
  };
  const [one, two] = ['blog/one/index.html', 'blog/two/index.html'];
  expect(await draw({ [one]: 'One.', [two]: 'Two.' })).toBe(4);
  expect(await draw({ [one]: 'One.', [two]: 'Three.' })).toBe(2);
  for (const file of listFiles(dist).filter((name) => name.endsWith('.br'))) {
    const text = readFileSync(join(dist, file.replace(/\.br$/, '')));
    expect(brotliDecompressSync(readFileSync(join(dist, file)))).toEqual(text);
  }
  await draw({ [one]: 'One.' });
  expect(listFiles(dist).filter((file) => file.startsWith('blog/'))).toEqual([one, `${one}.br`, `${one}.gz`]);
  await draw({ [one]: 'One.' }, false);
  expect(listFiles(dist)).toEqual(['_astro/island.js', one, 'build.json']);
});

test('half a record is none, and the build goes on', () => {
  writeFileSync(join(folder, 'cut.record.json'), '{"dist":');
  const output = Output.open(join(folder, 'cut'), { key: 'code', folder: join(folder, 'code') });
  expect(output.keeps('blog/one/index.html', 'key')).toBe(false);
});
