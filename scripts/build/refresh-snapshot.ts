import { readBlogRows, readPostTexts } from '#backend/blog/read-rows.ts';
import { loadSnapshot, saveSnapshot } from '#backend/blog/snapshot.ts';
import type { Snapshot } from '#backend/blog/snapshot-file.ts';
import { createPublicClient } from '#backend/client.ts';
import { type BlogPlan, planBlog } from '#lib/blog/prepare.ts';
import type { Environment } from '#schemas/environment.ts';
import type { PostText } from '#schemas/post.ts';
import { locateBackend } from '../embedded/locate.ts';
import { hashFiles } from './hash-files.ts';
import { resolveMedia } from './resolve-media.ts';

/** A slow backend is as good as none after this long. */
const patience = 30_000;

/** All that formats an article lies in these. */
const formattingCode = ['src/lib', 'src/schemas', 'package-lock.json'];

/** One that is damaged, or of an earlier shape, is as good as none. */
function loadLast(): Snapshot | null {
  try {
    return loadSnapshot();
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
    return null;
  }
}

/**
 * Reads the posts table into the snapshot that pages draw from. When the backend cannot be read, the last good
 * snapshot stays and a warning says so; without one, throws one clear line.
 */
export async function refreshSnapshot(environment: Environment): Promise<string> {
  const last = loadLast();
  try {
    const { source, blog } = await readBlog(environment, last);
    saveSnapshot({ readAt: new Date().toISOString(), source, blog });
    const kept = new Set(last?.blog.articles);
    const again = blog.articles.filter((article) => kept.has(article)).length;
    return `Blog: ${blog.articles.length} articles from ${source}, ${again} of them unchanged.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!last) {
      throw new Error(
        `The blog could not be read (${reason}) and there is no earlier snapshot to build from.`,
        {
          cause: error,
        },
      );
    }
    return [
      '!!! THE BLOG COULD NOT BE READ !!!',
      `!!! ${reason}`,
      `!!! Building with the last good snapshot: ${last.blog.articles.length} articles, read ${last.readAt} from ${last.source}.`,
    ].join('\n');
  }
}

async function readBlog(environment: Environment, last: Snapshot | null) {
  const backend = await locateBackend(environment);
  let plan: BlogPlan;
  let texts: Map<number, PostText>;
  try {
    const client = createPublicClient(backend.url, backend.publishableKey);
    const { posts, categories, oddPictures } = await readBlogRows(client, AbortSignal.timeout(patience));
    if (oddPictures.length > 0) {
      console.warn(
        `Featured pictures: what is stored with the posts ${oddPictures.join(', ')} cannot be read; each shows the next picture it has.`,
      );
    }
    plan = planBlog(await resolveMedia(posts, environment.WORDPRESS_URL), categories, {
      imageHosts: environment.IMAGE_HOSTS,
      formatting: hashFiles(formattingCode),
      previous: last?.blog.articles ?? [],
    });
    texts = await readPostTexts(client, plan.wanted, AbortSignal.timeout(patience));
  } finally {
    // Before the texts are made ready, which takes memory of its own.
    await backend.close();
  }
  return { source: backend.url, blog: plan.make(texts) };
}
