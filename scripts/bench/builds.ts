import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packSnapshot, type Snapshot, unpackSnapshot } from '#backend/blog/snapshot-file.ts';
import { cleanHtml } from '#lib/article/clean.ts';
import { planBlog } from '#lib/blog/prepare.ts';
import type { PostHead, PostText } from '#schemas/post.ts';
import { toMedians } from './medians.ts';

/** Medians of the rounds. */
export interface BuildFigures {
  posts: number;
  /** Of making the texts of all articles ready for pages, as if each were new; the builds find them ready. In seconds. */
  texts: number;
  /** Of a build with nothing kept: code bundled, every page drawn. In seconds. */
  first: number;
  /** Of a build with the code of the last one, every page drawn. In seconds. */
  seconds: number;
  /** Of the next build, after one article changed. In seconds. */
  again: number;
  /** Most memory at one time, in MB: of a build that bundles, and of one that draws. */
  firstMemory: number;
  memory: number;
}

/** The same blog with `posts` articles: real lengths, other addresses and days. */
function multiply(snapshot: Snapshot, posts: number): Snapshot {
  const { articles } = snapshot.blog;
  const many = Array.from({ length: posts }, (_, index) => {
    const article = articles[index % articles.length];
    if (!article) throw new Error('The snapshot has no articles to multiply.');
    const date = new Date(
      Date.parse(article.date) - Math.floor(index / articles.length) * 86_400_000,
    ).toISOString();
    return { ...article, id: index + 1, slug: `${article.slug}-${index + 1}`, date, oldSlugs: [] };
  });
  return { ...snapshot, blog: { ...snapshot.blog, articles: many } };
}

function change(snapshot: Snapshot): Snapshot {
  const [first, ...others] = snapshot.blog.articles;
  if (!first) throw new Error('The snapshot has no article to change.');
  const changed = { ...first, html: `${first.html}\n<p>One more line.</p>`, sourceHash: 'changed' };
  return { ...snapshot, blog: { ...snapshot.blog, articles: [changed, ...others] } };
}

/** The rows that the articles of a snapshot could have come from. */
function toRows({ blog }: Snapshot): (PostHead & PostText)[] {
  const cleaned = new Map<string, string>();
  return blog.articles.map(({ id, slug, title, excerpt, date, modified, html, oldSlugs }) => {
    const content = cleaned.get(html) ?? cleanHtml(html);
    cleaned.set(html, content);
    return {
      ...{ id, slug, title, excerpt, content, date, modified, categories: [], old_slugs: oldSlugs },
      ...{
        featured_media: null,
        featured_media_id: null,
        author: null,
        origin: 'admin' as const,
        link: null,
      },
      protected: false,
      text_hash: content,
    };
  });
}

function measureTexts(snapshot: Snapshot): number {
  const rows = toRows(snapshot);
  const started = performance.now();
  planBlog(rows, [], { imageHosts: [], formatting: '', previous: [] }).make(
    new Map(rows.map((row) => [row.id, row])),
  );
  return toSeconds(started);
}

const toSeconds = (started: number): number => Number(((performance.now() - started) / 1000).toFixed(2));

/** Most memory that a process and its children have had, in MB; 0 when it has ended or the system does not tell. */
function readMemory(process: number): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${process}/status`, 'utf8')) ?? [];
    const children = readFileSync(`/proc/${process}/task/${process}/children`, 'utf8').match(/\d+/g) ?? [];
    return Math.max(Number(kilobytes) / 1024, ...children.map((child) => readMemory(Number(child))));
  } catch {
    return 0;
  }
}

interface Run {
  seconds: number;
  memory: number;
}

/** `number` is one that no other build has had, so that its code is not known yet. */
async function build(folder: string, out: string, number: string): Promise<Run> {
  const started = performance.now();
  const child = spawn('node', ['scripts/build.mjs', '--from-snapshot'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      CHAT_NUMBER: number,
      BLOG_SNAPSHOT: join(folder, 'blog.snapshot'),
      OUT_DIR: join(folder, out),
    },
  });
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, readMemory(child.pid ?? 0));
  }, 100);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build in ${folder} ended with ${code}.`);
  return { seconds: toSeconds(started), memory: Math.round(memory) };
}

/** `folder` is for this alone. */
async function measureBuild(folder: string, snapshot: Snapshot, posts: number): Promise<BuildFigures> {
  mkdirSync(folder);
  const save = (blog: Snapshot) => writeFileSync(join(folder, 'blog.snapshot'), packSnapshot(blog).bytes);
  const number = `91${String(Date.now()).slice(-10)}`;
  const many = multiply(snapshot, posts);
  save(many);
  const first = await build(folder, 'first', number);
  const full = await build(folder, 'second', number);
  save(change(many));
  const next = await build(folder, 'second', number);
  return {
    posts,
    texts: measureTexts(many),
    first: first.seconds,
    seconds: full.seconds,
    again: next.seconds,
    firstMemory: first.memory,
    memory: Math.max(full.memory, next.memory),
  };
}

/**
 * Builds the site with each number of articles, made from those of a snapshot file, in a folder of its own: with nothing
 * kept, with the code kept, and after a change. The numbers take turns, so that a slow minute of the machine meets all of
 * them. Throws when a build fails.
 */
export async function measureBuilds(
  snapshotFile: string,
  counts: readonly number[],
  rounds: number,
): Promise<BuildFigures[]> {
  const snapshot = unpackSnapshot(readFileSync(snapshotFile));
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const figures: BuildFigures[] = [];
  try {
    for (let round = 1; round <= rounds; round++)
      for (const posts of counts) {
        console.log(`building with ${posts} articles, three times, round ${round} of ${rounds}`);
        figures.push(await measureBuild(join(folder, `${round}-${posts}`), snapshot, posts));
      }
  } finally {
    // Only now: ext4 takes many times as long to make files where as many were just deleted.
    rmSync(folder, { recursive: true, force: true });
  }
  return counts.map((posts) => toMedians(figures.filter((one) => one.posts === posts)));
}
