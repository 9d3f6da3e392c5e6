import type { SupabaseClient } from '@supabase/supabase-js';
import { AstroError } from 'astro/errors';
import type { DataStore, Loader, LoaderContext } from 'astro/loaders';
import { createPublicClient } from '#backend/client.ts';
import { loadBuildEnvironment } from '#config/build-environment.ts';
import { prepareBlog } from '#lib/blog/prepare.ts';
import { type Article, articleSchema, type CategoryLink, categoryLinkSchema } from '#schemas/article.ts';
import type { Environment } from '#schemas/environment.ts';
import { hashFiles } from './hash-files.ts';
import { type Fault, readCategories, readPosts, readPostTexts } from './read-rows.ts';
import { resolveMedia } from './resolve-media.ts';

/** A slow backend is as good as none after this long, in milliseconds. */
const patience = 30_000;

/** All that formats an article lies in these. */
const formattingCode = ['src/lib', 'src/schemas', 'package-lock.json'];

function openBackend({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY }: Environment): SupabaseClient {
  if (!SUPABASE_URL || !SUPABASE_PUBLISHABLE_KEY)
    throw new Error('no backend runs here and SUPABASE_URL is not set; `npm run build` starts one');
  return createPublicClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY);
}

/** Names the rows that are not as they should be; their last good copies stay. */
function tellFaults({ logger, store }: LoaderContext, faults: readonly Fault[]): void {
  for (const { id, message } of faults) {
    const kept = store.has(String(id)) ? 'its last good copy stays' : 'it is left out';
    logger.error(`${message}; ${kept}.`);
  }
}

/** Takes away entries whose rows are gone: neither sound nor faulty ones are there. */
function forgetOthers(store: DataStore, ids: readonly number[]): void {
  const known = new Set(ids.map(String));
  for (const id of store.keys()) if (!known.has(id)) store.delete(id);
}

/**
 * Runs what reads the backend and then fills the store. Where it cannot be read, the entries of the last build stay and the
 * build says so; with none, throws one clear line.
 */
async function keepLastCopy(
  { store, logger, meta, collection }: LoaderContext,
  load: (environment: Environment) => Promise<void>,
): Promise<void> {
  const environment = loadBuildEnvironment();
  try {
    await load(environment);
    meta.set('readAt', new Date().toISOString());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const readAt = meta.get('readAt');
    if (!readAt)
      throw new AstroError(
        `The ${collection} could not be read (${reason}) and there is no copy of an earlier build.`,
      );
    logger.error(`!!! THE BLOG COULD NOT BE READ !!! ${reason}`);
    logger.error(
      `!!! Building with the last good copy: ${store.keys().length} ${collection}, read ${readAt}.`,
    );
  }
}

/** Every row of the posts table as an article; a row that has not changed is not formatted again. */
export function postsLoader(): Loader {
  return {
    name: 'posts',
    schema: articleSchema,
    load: (context) =>
      keepLastCopy(context, async (environment) => {
        const { store, logger, parseData } = context;
        const client = openBackend(environment);
        const signal = AbortSignal.timeout(patience);
        const { rows, faults, oddPictures } = await readPosts(client, signal);
        const posts = await resolveMedia(rows, environment.WORDPRESS_URL);
        const categories = await readCategories(client, signal);
        const { digest, keepsLinks, prepare } = prepareBlog(posts, categories.rows, {
          imageHosts: environment.IMAGE_HOSTS,
          formatting: hashFiles(formattingCode),
        });
        const changed = posts.filter((post) => {
          const known = store.get<Article>(String(post.id));
          return known?.digest !== digest(post) || !keepsLinks(known.data.links);
        });
        const texts = await readPostTexts(
          client,
          changed.map(({ id }) => id),
          signal,
        );
        const byId = new Map(texts.rows.map((text) => [text.id, text]));

        // All is read and checked: from here on the store is written.
        tellFaults(context, [...faults, ...texts.faults]);
        if (oddPictures.length > 0)
          logger.warn(
            `Featured pictures: what is stored with the posts ${oddPictures.join(', ')} cannot be read; each shows the next picture it has.`,
          );
        for (const post of changed) {
          const text = byId.get(post.id);
          // A post without a text has been deleted meanwhile, or its text is a fault that was told.
          if (!text) continue;
          const id = String(post.id);
          const article = prepare({ ...post, ...text });
          store.set({ id, data: await parseData({ id, data: { ...article } }), digest: digest(post) });
        }
        forgetOthers(
          store,
          [...posts, ...faults].map(({ id }) => id),
        );
        logger.info(
          `${posts.length} articles from ${environment.SUPABASE_URL}, ${posts.length - changed.length} of them unchanged.`,
        );
      }),
  };
}

/** Every category, also those without an article. */
export function categoriesLoader(): Loader {
  return {
    name: 'categories',
    schema: categoryLinkSchema,
    load: (context) =>
      keepLastCopy(context, async (environment) => {
        const { store } = context;
        const { rows, faults } = await readCategories(
          openBackend(environment),
          AbortSignal.timeout(patience),
        );
        tellFaults(context, faults);
        for (const { id, slug, name } of rows)
          store.set({ id: String(id), data: { slug, name } satisfies CategoryLink });
        forgetOthers(
          store,
          [...rows, ...faults].map(({ id }) => id),
        );
      }),
  };
}
