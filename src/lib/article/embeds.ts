import type { ElementContent } from 'hast';
import { nonPictureFile, readCandidates, readWebAddress } from '#lib/article/addresses.ts';
import { readLine, readPictureAttributes } from '#lib/article/attributes.ts';
import { boundary, toElement, toText } from '#lib/article/nodes.ts';
import { getAttribute, listElements, parseSource, readRaw, type SourceElement } from '#lib/article/parse.ts';
import { isFilm, toWatchAddress } from '#lib/article/videos.ts';
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
 * does not load them. A real one leaves its alternative text. What is no picture by its kind becomes a link.
 */
export function toPicture(source: SourceElement): ElementContent[] {
  const alt = readLine(getAttribute(source, 'alt'));
  // WordPress draws emoji as pictures; the character itself is better.
  if (alt !== '' && alt.length <= emojiLength && alt.replace(emoji, '') === '') return [toText(alt)];
  const candidates = findCandidates(source);
  const src = findPictureAddress(source) ?? firstOf(candidates);
  if (src === null) {
    const written = getAttribute(source, 'src') ?? '';
    return alt !== '' &&
      /^\s*data:image\/(png|jpe?g|webp|gif)/i.test(written) &&
      written.length > standInLength
      ? [toText(alt)]
      : [];
  }
  if (nonPictureFile.test(src)) return [boundary, toLink(source, src), boundary];
  return [toElement('img', readPictureAttributes(source, src, candidates), [])];
}

/** Where loaders are known to keep an address. */
const known = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-src'];
const pictureFile = /^[^\s,]+\.(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:[?#][^\s,]*)?$/i;
/** Pictures that lazy loaders bring along. */
const standInFile =
  /(?:^|\/)(?:blank|dummy|placeholder|spacer|pixel|transparent|trans|lazy|loading|loader|gr[ae]y|clear|empty|1x1)(?:[-_.]?(?:\d+x?\d*|image|img|pixel|lazy|load|bg|min))*\.(?:gif|png|svg)(?:[?#]|$)/i;

const isStandIn = (address: string): boolean => standInFile.test(address);
const isAddress = (value: string): boolean =>
  /^\s*(?:https?:)?\/\/?[\w.-]/i.test(value) || pictureFile.test(value.trim());

/** The address of a picture: where loaders are known to keep it, or where a stand-in has any other attribute that names a picture. */
function findPictureAddress(source: SourceElement): string | null {
  const read = (value: string | undefined): string | null =>
    value !== undefined && isAddress(value) && !isStandIn(value) ? readWebAddress(value) : null;
  const kept = known.map((name) => read(getAttribute(source, name))).find((one) => one !== null);
  if (kept) return kept;
  const src = readWebAddress(getAttribute(source, 'src'));
  if (src !== null && !isStandIn(src)) return src;
  const others = source.attrs.filter(
    ({ name }) => !['src', 'alt', 'title', 'class', 'srcset'].includes(name),
  );
  const file = others.find(({ value }) => pictureFile.test(value.trim()) && read(value) !== null);
  // A service that works on pictures has addresses without a kind of file.
  const other =
    file ??
    others.find(
      ({ name, value }) =>
        /src|lazy|image|img/i.test(name) && /^\s*(?:https?:)?\/\//i.test(value) && read(value) !== null,
    );
  return other ? read(other.value) : null;
}

/** The candidates of a picture, wherever they stand. */
function findCandidates(source: SourceElement): string | undefined {
  const isOwn = (value: string | undefined): value is string =>
    value !== undefined && !/^\s*data:/i.test(value) && !isStandIn(value.trim().split(/\s/, 1)[0] ?? '');
  const own = ['data-srcset', 'data-lazy-srcset', 'srcset']
    .map((name) => getAttribute(source, name))
    .find(isOwn);
  return own ?? source.attrs.find(({ name, value }) => /srcset/i.test(name) && isOwn(value))?.value;
}

const firstOf = (candidates: string | undefined): string | null =>
  readCandidates(candidates)?.split(', ').at(-1)?.split(' ')[0] ?? null;

/** Where an element that shows something else has its address: the usual place, or any that a plug-in moved it to. */
function findAddress(source: SourceElement): string | null {
  const places = ['data-src', 'data-lazy-src', 'src', 'data'].map((name) => getAttribute(source, name));
  const inner = source.childNodes.map((child) =>
    'tagName' in child && child.tagName === 'source'
      ? (child.attrs.find(({ name }) => /src$/.test(name))?.value ?? undefined)
      : undefined,
  );
  const moved = source.attrs.filter(
    ({ name, value }) =>
      !['class', 'style', 'title', 'poster', 'data-poster'].includes(name) &&
      /^\s*(?:https?:)?\/\/\S+\s*$/i.test(value),
  );
  const written = /(?:src|href)\s*=\s*["']?((?:https?:)?\/\/[^\s"'<>]+)/i.exec(
    getAttribute(source, 'srcdoc') ?? '',
  )?.[1];
  return (
    [...places, ...inner, ...moved.map(({ value }) => value), written]
      .filter((value) => value !== undefined && !/^\s*about:/i.test(value))
      .map(readWebAddress)
      .find((address) => address !== null) ?? null
  );
}

/** A frame, film or recording as a link to it; nothing when it has no web address. */
export function toEmbedLink(source: SourceElement): ElementContent[] {
  const address = findAddress(source);
  return address === null ? [] : [toLink(source, address)];
}

/** A link to a film whose address a plug-in keeps. */
export const toFilmLink = (address: string): ElementContent[] => [
  boundary,
  toElement('a', { href: address }, [toText(nameFilm(address))]),
  boundary,
];

/** The addresses of all frames and films that a browser shows without a script. */
export function listFrames(elements: Iterable<SourceElement>): ReadonlySet<string> {
  const frames = new Set<string>();
  for (const element of elements) {
    const address = ['iframe', 'video'].includes(element.tagName) ? findAddress(element) : null;
    if (address !== null) frames.add(toWatchAddress(address));
  }
  return frames;
}

/** What a `<noscript>` shows of frames that stand nowhere else. */
export function listHiddenFrames(noscript: SourceElement, frames: ReadonlySet<string>): ElementContent[] {
  return [...listElements(parseSource(readRaw(noscript)))]
    .filter(({ tagName }) => ['iframe', 'video', 'audio'].includes(tagName))
    .filter((element) => {
      const address = findAddress(element);
      return (
        address !== null &&
        !frames.has(toWatchAddress(address)) &&
        !/googletagmanager|facebook\.com\/tr/.test(address)
      );
    })
    .flatMap((element) => [boundary, ...toEmbedLink(element), boundary]);
}

function toLink(source: SourceElement, address: string): ElementContent {
  const href = address.startsWith('//') ? `https:${address}` : address;
  return toElement('a', { href: toWatchAddress(href) }, [toText(nameEmbed(source, href))]);
}

function nameFilm(href: string): string {
  const host = toBareHost(URL.parse(href)?.host ?? '');
  if (/^(youtube\.com|m\.youtube\.com|youtube-nocookie\.com|youtu\.be)$/.test(host))
    return 'Watch the video on YouTube';
  return /(?:^|\.)vimeo\.com$/.test(host) ? 'Watch the video on Vimeo' : 'Watch the video';
}

function nameEmbed(source: SourceElement, href: string): string {
  if (['video', 'amp-video'].includes(source.tagName)) return 'Watch the video';
  if (['audio', 'amp-audio'].includes(source.tagName) || /\.(?:mp3|m4a|wav|ogg)(?:[?#]|$)/i.test(href))
    return 'Listen to the recording';
  if (isFilm(href)) return nameFilm(href);
  const title = readLine(getAttribute(source, 'title') ?? getAttribute(source, 'alt'));
  if (nonPictureFile.test(href)) return title || 'Open the document';
  const host = toBareHost(URL.parse(href)?.host ?? '');
  if (/^(maps\.google\.|google\.[^/]*\/maps)/.test(host + (URL.parse(href)?.pathname ?? '')))
    return 'Open the map';
  return title || (host === '' ? 'Open the embedded page' : `Open ${host}`);
}
