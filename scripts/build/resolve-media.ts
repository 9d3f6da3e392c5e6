import { loadMedia } from '#backend/wordpress/media.ts';
import { findSite } from '#backend/wordpress/site.ts';
import { sleepByClock, type Transport } from '#backend/wordpress/transport.ts';
import { toFeaturedMedia } from '#lib/wordpress/media.ts';
import type { Post } from '#schemas/post.ts';

/**
 * Rows written by other hands may name their featured picture by its WordPress number alone: its address is asked for
 * at the blog. A picture that cannot be had is no error, the article then shows the next one it has; the first
 * failure ends the asking, so that a blog that is away does not hold up a build.
 */
export async function resolveMedia(
  posts: readonly Post[],
  wordpressUrl: string | undefined,
): Promise<Post[]> {
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
  const resolved: Post[] = [...posts];
  try {
    const site = await findSite(wordpressUrl, transport);
    for (const [index, post] of posts.entries()) {
      if (typeof post.featured_media !== 'number' || post.featured_media <= 0) continue;
      const media = await loadMedia(site, post.featured_media, transport);
      resolved[index] = { ...post, featured_media: media && toFeaturedMedia(media, site.base) };
    }
  } catch (error) {
    console.warn(`Featured pictures: ${error instanceof Error ? error.message : error}`);
  }
  return resolved;
}
