import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Snapshot, snapshotSchema } from '#backend/blog/snapshot.ts';

export interface BuildFigures {
  posts: number;
  /** Of the whole site, in seconds. */
  seconds: number;
  /** Of the next build, after one article changed, in seconds. */
  again: number;
  /** Most memory at one time, in MB. */
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

function readMemory(process: number): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${process}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    // The process has ended, or this system does not tell.
    return 0;
  }
}

async function build(folder: string, snapshot: Snapshot): Promise<{ seconds: number; memory: number }> {
  writeFileSync(join(folder, 'blog.json'), JSON.stringify(snapshot));
  const started = performance.now();
  const child = spawn('astro', ['build'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      BLOG_SNAPSHOT: join(folder, 'blog.json'),
      OUT_DIR: join(folder, 'dist'),
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, readMemory(child.pid ?? 0));
  }, 100);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build of ${snapshot.blog.articles.length} posts ended with ${code}.`);
  return { seconds: Number(((performance.now() - started) / 1000).toFixed(1)), memory: Math.round(memory) };
}

/**
 * Builds the site with `posts` articles, made from those of a snapshot file, in a folder of its own, twice. Throws when
 * a build fails.
 */
export async function measureBuild(snapshotFile: string, posts: number): Promise<BuildFigures> {
  const snapshot = snapshotSchema.parse(JSON.parse(readFileSync(snapshotFile, 'utf8')));
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const many = multiply(snapshot, posts);
    const full = await build(folder, many);
    const next = await build(folder, change(many));
    return { posts, ...full, again: next.seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
