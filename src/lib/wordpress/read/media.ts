import { nonPictureFile } from '#lib/article/addresses.ts';
import { toWebAddress } from '#lib/wordpress/client/address.ts';
import { pickLanguage } from '#lib/wordpress/read/multilingual.ts';
import { toPlain, toStorable } from '#lib/wordpress/read/plain-text.ts';
import { type FeaturedMedia, pictureAddressSchema } from '#schemas/post.ts';
import { type WpMedia, type WpPost, wpMediaSchema, wpSizeSchema } from '#schemas/wordpress.ts';

/** The featured medium that came with the post; null when nothing usable did (an error object, the API index). */
export function getEmbeddedMedia(post: WpPost): WpMedia | null {
  const [first] = post._embedded?.['wp:featuredmedia'] ?? [];
  const result = wpMediaSchema.safeParse(first);
  return result.success && result.data.id === post.featured_media ? result.data : null;
}

/** An address as the table takes it, or null: what cannot be loaded must not hold the post up. */
function toPictureAddress(raw: string, base: string): string | null {
  const address = toWebAddress(raw, base);
  return address && pictureAddressSchema.safeParse(address).success ? address : null;
}

const isPicture = ({ mime_type: kind, source_url: address }: WpMedia): boolean =>
  (kind === '' || kind.startsWith('image/')) && !nonPictureFile.test(address);

/** The featured picture as the table keeps it; null when it has no address it can be loaded from. */
export function toFeaturedMedia(media: WpMedia, base: string): FeaturedMedia | null {
  const sizes: FeaturedMedia['sizes'] = {};
  for (const [name, value] of Object.entries(media.media_details.sizes)) {
    const size = wpSizeSchema.safeParse(value);
    const address = size.success ? toPictureAddress(size.data.source_url, base) : null;
    if (size.success && address && !nonPictureFile.test(address)) {
      sizes[toStorable(name)] = { source_url: address, width: size.data.width, height: size.data.height };
    }
  }
  // Of a film or a document WordPress keeps a picture in several widths, where it made one.
  const widest = Object.values(sizes).sort((a, b) => b.width - a.width)[0]?.source_url ?? null;
  const url = isPicture(media) ? toPictureAddress(media.source_url, base) : widest;
  if (!url || nonPictureFile.test(url)) return null;
  return {
    id: media.id,
    url,
    alt_text: toPlain(pickLanguage(media.alt_text)),
    title: toPlain(pickLanguage(media.title.rendered)),
    caption: toPlain(pickLanguage(media.caption.rendered)),
    sizes,
  };
}
