import type { ElementContent } from 'hast';
import { readWebAddress } from '#lib/article/addresses.ts';
import { readLine, readPictureAttributes } from '#lib/article/attributes.ts';
import { toElement, toText } from '#lib/article/nodes.ts';
import { getAttribute, type SourceElement } from '#lib/article/parse.ts';
import { toBareHost } from '#lib/bare-host.ts';

/** Written-in pictures shorter than this are stand-ins of a lazy loader. */
const standInLength = 2000;

/** One emoji. Looked for one after the other: a pattern for many could divide them in more ways than can be tried. */
const emoji = /\p{RGI_Emoji}|\p{Extended_Pictographic}/gv;
/** Longer alternative texts are sentences. */
const emojiLength = 40;

/**
 * A picture, with its true address where a lazy loader hid it. Pictures written into the text as `data:` go: they make
 * every page that shows them heavier by a third than a file would, nothing can cache them, and the site's own policy
 * does not load them. A real one leaves its alternative text.
 */
export function toPicture(source: SourceElement): ElementContent[] {
  const alt = readLine(getAttribute(source, 'alt'));
  const src = findPictureAddress(source);
  // WordPress draws emoji as pictures; the character itself is better.
  if (alt !== '' && alt.length <= emojiLength && alt.replace(emoji, '') === '') return [toText(alt)];
  if (src === null) {
    const written = getAttribute(source, 'src') ?? '';
    return alt !== '' &&
      /^\s*data:image\/(png|jpe?g|webp|gif)/i.test(written) &&
      written.length > standInLength
      ? [toText(alt)]
      : [];
  }
  const candidates = ['data-srcset', 'data-lazy-srcset', 'srcset'].map((name) => getAttribute(source, name));
  const first = candidates.find((value) => value !== undefined && !/^\s*data:/i.test(value));
  return [toElement('img', readPictureAttributes(source, src, first), [])];
}

const known = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-src'];
const pictureFile = /^[^\s,]+\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#][^\s,]*)?$/i;
/** Pictures that lazy loaders bring along. */
const standInFile =
  /(?:^|\/)(?:blank|dummy|placeholder|spacer|pixel|transparent|lazy|1x1)[\w.-]*\.(?:gif|png|svg)/i;

/** The address of a picture: where loaders are known to keep it, or where a stand-in has any other attribute that names a picture. */
function findPictureAddress(source: SourceElement): string | null {
  const kept = known.map((name) => readWebAddress(getAttribute(source, name))).find((one) => one !== null);
  if (kept) return kept;
  const src = readWebAddress(getAttribute(source, 'src'));
  if (src !== null && !standInFile.test(src)) return src;
  const other = source.attrs.find(
    ({ name, value }) =>
      name !== 'src' &&
      name !== 'alt' &&
      name !== 'title' &&
      pictureFile.test(value.trim()) &&
      readWebAddress(value) !== null,
  );
  return other ? readWebAddress(other.value) : src;
}

/** A frame, film or recording as a link to it; nothing when it has no web address. */
export function toEmbedLink(source: SourceElement): ElementContent[] {
  const own = ['data-src', 'data-lazy-src', 'src'].map((name) => readWebAddress(getAttribute(source, name)));
  const inner = source.childNodes.map((child) =>
    'tagName' in child && child.tagName === 'source' ? readWebAddress(getAttribute(child, 'src')) : null,
  );
  const address = [...own, ...inner].find((candidate) => candidate !== null);
  if (address === undefined || address === null) return [];
  const href = address.startsWith('//') ? `https:${address}` : address;
  const words = nameEmbed(source, href);
  return [toElement('a', { href: toWatchAddress(href) }, [toText(words)])];
}

function nameEmbed(source: SourceElement, href: string): string {
  if (source.tagName === 'video') return 'Watch the video';
  if (source.tagName === 'audio') return 'Listen to the recording';
  const host = toBareHost(URL.parse(href)?.host ?? '');
  if (/^(youtube\.com|youtube-nocookie\.com|youtu\.be)$/.test(host)) return 'Watch the video on YouTube';
  if (host === 'player.vimeo.com') return 'Watch the video on Vimeo';
  if (/^(maps\.google\.|google\.[^/]*\/maps)/.test(host + (URL.parse(href)?.pathname ?? '')))
    return 'Open the map';
  const title = readLine(getAttribute(source, 'title'));
  return title || (host === '' ? 'Open the embedded page' : `Open ${host}`);
}

// The address of a frame shows a bare player; the page of the film is what a reader wants.
function toWatchAddress(href: string): string {
  const film = /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?:[?#]|$)/.exec(
    href,
  )?.[1];
  return film === undefined ? href : `https://www.youtube.com/watch?v=${film}`;
}
