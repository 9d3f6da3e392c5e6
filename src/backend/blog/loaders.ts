import type { SupabaseClient } from '@supabase/supabase-js';
import { AstroError } from 'astro/errors';
import type { DataStore, Loader, LoaderContext } from 'astro/loaders';
import { createStatelessClient } from '#backend/client.ts';
import { listImageHosts, loadBuildEnvironment } from '#config/build-environment.ts';
import { isDefaultCategory } from '#lib/blog/default-category.ts';
import { prepareBlog } from '#lib/blog/prepare.ts';
import { type Article, articleSchema, type CategoryLink, categoryLinkSchema } from '#schemas/article.ts';
import type { Environment } from '#schemas/environment.ts';
import { hashFiles } from './hash-files.ts';
import { type Fault, readCategories, readPosts, readPostTexts, requirePosts } from './read-rows.ts';
import { resolveMedia } from './resolve-media.ts';

/** A slow backend is as good as none when one reading of it takes this long, in milliseconds. */
const timeout = 30_000;
const within = () => AbortSignal.timeout(timeout);

/** All that formats an article lies in these. */
const formattingCode = ['src/lib', 'src/schemas', 'package-lock.json'];

function openBackend({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY }: Environment): SupabaseClient {
  if (!SUPABASE_URL || !SUPABASE_PUBLISHABLE_KEY)
    throw new Error('no backend runs here and SUPABASE_URL is not set; `npm run build` starts one');
  return createStatelessClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY);
}

/** Names the rows that are not as they should be; their last good copies stay. */
function tellFaults({ logger, store }: LoaderContext, faults: readonly Fault[]): void {
  for (const { id, message } of faults) {
    const kept = store.has(String(id)) ? 'its last good copy stays' : 'it is left out';
    logger.error(`${message}; ${kept}.`);
  }
}

/** Says whose pictures pages show, and whose they do not. */
function tellHosts({ logger, store }: LoaderContext, admitted: readonly string[]): void {
  if (admitted.length > 0) logger.info(`Articles show pictures of ${admitted.join(', ')}.`);
  const counts = new Map<string, number>();
  for (const id of store.keys())
    for (const host of store.get<Article>(id)?.data.linkedHosts ?? [])
      counts.set(host, (counts.get(host) ?? 0) + 1);
  for (const [host, count] of counts)
    logger.warn(
      `Pictures on ${host} are links in ${count} ${count === 1 ? 'article' : 'articles'}: name the host in IMAGE_HOSTS to show them.`,
    );
}

/** Takes away entries whose rows are gone: neither sound nor faulty ones are there. */
function forgetOthers(store: DataStore, ids: readonly number[]): void {
  const known = new Set(ids.map(String));
  for (const id of store.keys()) if (!known.has(id)) store.delete(id);
}

/**
 * What a reading of the backend gives. Where it fails, the entries of the last build stay, the build says so, and the answer is
 * null; with none, throws one clear line.
 */
async function readOrKeep<Read>(
  { store, logger, meta, collection }: LoaderContext,
  read: () => Promise<Read>,
): Promise<Read | null> {
  try {
    const answer = await read();
    meta.set('readAt', new Date().toISOString());
    return answer;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const readAt = meta.get('readAt');
    if (!readAt && import.meta.env?.COMMAND === 'sync') {
      logger.warn(`No ${collection} (${reason}): enough for types, not for a build.`);
      return null;
    }
    if (!readAt)
      throw new AstroError(
        `The ${collection} could not be read (${reason}) and there is no copy of an earlier build.`,
      );
    logger.error(`!!! THE BLOG COULD NOT BE READ !!! ${reason}`);
    logger.error(
      `!!! Building with the last good copy: ${store.keys().length} ${collection}, read ${readAt}.`,
    );
    return null;
  }
}

/** Reads all rows, and the texts of those whose articles are new or have changed. */
async function readBlog({ store }: LoaderContext, environment: Environment, formatting: string) {
  const client = openBackend(environment);
  const { rows, faults, oddPictures } = await readPosts(client, within());
  const posts = await resolveMedia(rows, environment.WORDPRESS_URL);
  const categories = await readCategories(client, within());
  const preparation = prepareBlog(posts, categories.rows, {
    imageHosts: listImageHosts(environment),
    formatting,
  });
  const changed = posts.filter((post) => {
    const known = store.get<Article>(String(post.id));
    return known?.digest !== preparation.digest(post) || !preparation.keepsLinks(known.data.links);
  });
  const ids = changed.map(({ id }) => id);
  const texts = await readPostTexts(client, ids, within());
  return {
    posts,
    changed,
    texts: texts.rows,
    faults: [...faults, ...texts.faults],
    oddPictures,
    preparation,
  };
}

/** Every row of the posts table as an article; a row that has not changed is not formatted again. */
export function postsLoader(): Loader {
  return {
    name: 'posts',
    schema: articleSchema,
    load: async (context) => {
      const { store, logger, parseData } = context;
      const environment = loadBuildEnvironment();
      const formatting = hashFiles(formattingCode);
      const blog = await readOrKeep(context, () => readBlog(context, environment, formatting));
      if (!blog) return;
      const { posts, changed, faults, oddPictures, preparation } = blog;
      tellFaults(context, faults);
      if (oddPictures.length > 0)
        logger.warn(
          `Featured pictures: what is stored with the posts ${oddPictures.join(', ')} cannot be read; each shows the next picture it has.`,
        );
      const texts = new Map(blog.texts.map((text) => [text.id, text]));
      for (const post of changed) {
        const text = texts.get(post.id);
        // A post without a text has been deleted meanwhile, or its text is a fault that was told.
        if (!text) continue;
        const id = String(post.id);
        const article = preparation.prepare({ ...post, ...text });
        store.set({
          id,
          data: await parseData({ id, data: { ...article } }),
          digest: preparation.digest(post),
        });
      }
      forgetOthers(
        store,
        [...posts, ...faults].map(({ id }) => id),
      );
      tellHosts(context, preparation.imageHosts);
      logger.info(
        `${posts.length} articles from ${environment.SUPABASE_URL}, ${posts.length - changed.length} of them unchanged.`,
      );
    },
  };
}

async function readAllCategories(environment: Environment) {
  const client = openBackend(environment);
  const read = await readCategories(client, within());
  if (read.rows.length === 0) await requirePosts(client, within());
  return read;
}

/** Every category but WordPress's own, also those without an article. */
export function categoriesLoader(): Loader {
  return {
    name: 'categories',
    schema: categoryLinkSchema,
    load: async (context) => {
      const { store } = context;
      const environment = loadBuildEnvironment();
      const read = await readOrKeep(context, () => readAllCategories(environment));
      if (!read) return;
      tellFaults(context, read.faults);
      const shown = read.rows.filter(({ slug }) => !isDefaultCategory(slug));
      for (const { id, slug, name } of shown)
        store.set({ id: String(id), data: { slug, name } satisfies CategoryLink });
      forgetOthers(
        store,
        [...shown, ...read.faults].map(({ id }) => id),
      );
    },
  };
}
