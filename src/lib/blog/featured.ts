import { firstPicture } from '#lib/article/picture.ts';
import type { Picture } from '#schemas/article.ts';
import type { FeaturedMedia, Post } from '#schemas/post.ts';

/** Stands where an article has no picture of its own. */
const defaultPicture: Picture = toOwnPicture('/art/posts/default-960.webp', '');

const isOwn = (address: string): boolean => address.startsWith('/');

/** The site's own pictures exist in two widths and two formats, told apart by their names. */
function toOwnPicture(src: string, alt: string): Picture {
  const candidates = src.endsWith('-960.webp') ? `${src.replace('-960.', '-480.')} 480w, ${src} 960w` : '';
  return { src, alt, srcset: candidates, avif: candidates.replaceAll('.webp', '.avif') };
}

/**
 * Widths of the same picture, narrowest first; crops of another shape are left out, and what lies on a host whose pictures
 * the policy of the page does not show.
 */
function toSrcset(
  { sizes }: FeaturedMedia,
  isAllowed: (url: URL) => boolean,
  toAsked: (url: URL) => URL,
): string {
  const all = Object.values(sizes)
    .map((size) =>
      isOwn(size.source_url) ? size : { ...size, source_url: toAsked(new URL(size.source_url)).href },
    )
    .filter(({ source_url }) => {
      const url = URL.parse(source_url);
      return isOwn(source_url) || (url !== null && isAllowed(url));
    })
    .sort((a, b) => a.width - b.width);
  const widest = all.at(-1);
  if (!widest) return '';
  const shape = widest.width / widest.height;
  const fitting = all.filter(
    ({ source_url, width, height }, index) =>
      source_url !== all[index - 1]?.source_url &&
      width >= 240 &&
      width <= 1600 &&
      Math.abs(width / height / shape - 1) < 0.02 &&
      width !== all[index - 1]?.width,
  );
  return fitting.length > 1
    ? fitting.map(({ source_url, width }) => `${source_url} ${width}w`).join(', ')
    : '';
}

/**
 * The picture of an article: its featured one, else the first of its text that comes from an allowed host, else the
 * default.
 */
export function chooseFeatured(
  post: Post,
  isAllowed: (url: URL) => boolean,
  toAsked: (url: URL) => URL,
): Picture {
  const media = post.featured_media;
  if (media !== null && typeof media === 'object') {
    if (isOwn(media.url)) return toOwnPicture(media.url, media.alt_text);
    const srcset = toSrcset(media, isAllowed, toAsked);
    return { src: toAsked(new URL(media.url)).href, alt: media.alt_text, srcset, avif: '' };
  }
  const toAddress = (src: string) => {
    const url = URL.parse(src, post.link ?? undefined);
    return url && toAsked(url);
  };
  const first = firstPicture(post.content, (src) => {
    const address = toAddress(src);
    return address !== null && isAllowed(address);
  });
  const address = first && toAddress(first.src);
  return first && address ? { src: address.href, alt: first.alt, srcset: '', avif: '' } : defaultPicture;
}
