import { readStoredMedia } from '#lib/blog/stored-media.ts';
import { featuredMediaSchema, type Post, postSchema } from '#schemas/post.ts';

const { featured_media: mediaSchema } = postSchema.shape;

/**
 * What can be used of a column `featured_media` that other hands have written: its picture, at least by its address, or
 * the number of a medium; `odd` when there is something and none of it can be used.
 */
export function mendMedia(value: unknown): { media: Post['featured_media']; odd: boolean } {
  const whole = mediaSchema.safeParse(value);
  if (whole.success) return { media: whole.data, odd: false };
  const stored = readStoredMedia(value);
  if (stored.kind === 'medium') return { media: stored.id, odd: false };
  const picture = featuredMediaSchema.safeParse(
    stored.kind === 'picture' && { url: stored.url, alt_text: stored.alt, caption: stored.caption },
  );
  return picture.success ? { media: picture.data, odd: false } : { media: null, odd: true };
}
