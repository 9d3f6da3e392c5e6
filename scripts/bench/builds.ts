import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSnapshot, type Snapshot } from '#backend/blog/snapshot.ts';

export interface BuildFigures {
  posts: number;
  /** Of the whole site, in seconds. */
  seconds: number;
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
    return { ...article, id: index + 1, slug: `${article.slug}-${index + 1}`, date };
  });
  return { ...snapshot, blog: { ...snapshot.blog, articles: many } };
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

/** Builds the site with `posts` articles in a folder of its own. Throws when the build fails. */
export async function measureBuild(posts: number): Promise<BuildFigures> {
  const snapshot = loadSnapshot();
  if (!snapshot) throw new Error('There is no blog snapshot yet: run `npm run build` first.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  writeFileSync(join(folder, 'blog.json'), JSON.stringify(multiply(snapshot, posts)));
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
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The build of ${posts} posts ended with ${code}.`);
  return { posts, seconds, memory: Math.round(memory) };
}
