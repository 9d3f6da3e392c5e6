import { readBlogRows } from '#backend/blog/read-rows.ts';
import { loadSnapshot, type Snapshot, saveSnapshot } from '#backend/blog/snapshot.ts';
import { createPublicClient } from '#backend/client.ts';
import { prepareBlog } from '#lib/blog/prepare.ts';
import type { Environment } from '#schemas/environment.ts';
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
    const { source, rows } = await readRows(environment);
    if (rows.oddPictures.length > 0) {
      console.warn(
        `Featured pictures: what is stored with the posts ${rows.oddPictures.join(', ')} cannot be read; each shows the next picture it has.`,
      );
    }
    const posts = await resolveMedia(rows.posts, environment.WORDPRESS_URL);
    const blog = prepareBlog(posts, rows.categories, {
      imageHosts: environment.IMAGE_HOSTS,
      formatting: hashFiles(formattingCode),
      previous: last?.blog.articles ?? [],
    });
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

async function readRows(environment: Environment) {
  const backend = await locateBackend(environment);
  try {
    const client = createPublicClient(backend.url, backend.publishableKey);
    return { source: backend.url, rows: await readBlogRows(client, AbortSignal.timeout(patience)) };
  } finally {
    await backend.close();
  }
}
