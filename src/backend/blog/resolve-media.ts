import { HostUnavailable } from '#backend/wordpress/client/request.ts';
import { findSite, type Site } from '#backend/wordpress/client/site.ts';
import { sleepByClock, type Transport } from '#backend/wordpress/client/transport.ts';
import { loadMedia } from '#backend/wordpress/read/media.ts';
import { toFeaturedMedia } from '#lib/wordpress/read/media.ts';
import type { FeaturedMedia, Post } from '#schemas/post.ts';

/**
 * Rows written by other hands may name their featured picture by its WordPress number alone: its address is asked for
 * at the blog. A picture that cannot be had is no error, the article then shows the next one it has. A blog that is away
 * is not asked again, so that it does not hold up a build.
 */
export async function resolveMedia<Row extends Pick<Post, 'featured_media'>>(
  posts: readonly Row[],
  wordpressUrl: string | undefined,
): Promise<Row[]> {
  const waiting = posts.some(
    ({ featured_media }) => typeof featured_media === 'number' && featured_media > 0,
  );
  if (!waiting || !wordpressUrl) return [...posts];
  const transport: Transport = {
    fetch,
    timeout: 5000,
    retries: 0,
    backoff: 0,
    sleep: sleepByClock,
    signal: AbortSignal.timeout(30_000),
    onRetry: () => {},
  };
  const resolved = [...posts];
  try {
    const site = await findSite(wordpressUrl, transport);
    for (const [index, post] of posts.entries()) {
      if (typeof post.featured_media !== 'number' || post.featured_media <= 0) continue;
      resolved[index] = { ...post, featured_media: await askFor(post.featured_media, site, transport) };
    }
  } catch (error) {
    warn(error);
  }
  return resolved;
}

/** The picture behind a number; null where there is none, or where the blog answers with nothing that can be used. */
async function askFor(id: number, site: Site, transport: Transport): Promise<FeaturedMedia | null> {
  try {
    const media = await loadMedia(site, id, transport);
    return media && toFeaturedMedia(media, site.base);
  } catch (error) {
    if (error instanceof HostUnavailable || transport.signal.aborted) throw error;
    warn(error);
    return null;
  }
}

const warn = (error: unknown): void =>
  console.warn(`Featured pictures: ${error instanceof Error ? error.message : error}`);
