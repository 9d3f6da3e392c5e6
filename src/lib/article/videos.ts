import { readWebAddress } from '#lib/article/addresses.ts';
import {
  getAttribute,
  listElements,
  parseSource,
  readRaw,
  type SourceElement,
  type SourceFragment,
} from '#lib/article/parse.ts';
import { decodeOrKeep } from '#lib/decode.ts';

const hosts =
  'youtube(?:-nocookie)?\\.com|youtu\\.be|vimeo\\.com|dailymotion\\.com|dai\\.ly|wistia\\.(?:com|net)|videopress\\.com|loom\\.com';
/** A film wherever it is named: at a host of films, or as a file. */
const filmAddress = new RegExp(
  `(?:https?:)?//(?:[\\w-]+\\.)*(?:${hosts})/[^\\s"'<>\\\\]{3,300}|https?://[^\\s"'<>\\\\]{3,500}\\.(?:mp4|webm|m4v|mov|ogv)\\b(?:\\?[^\\s"'<>\\\\]*)?`,
  'i',
);
const filmFile = /\.(?:mp4|webm|m4v|mov|ogv)(?:[?#]|$)/i;
const worthLooking =
  /youtu|vimeo|dailymotion|wistia|videopress|loom\.com|video|\.(?:mp4|webm|m4v|mov|ogv)\b/i;

const youTube =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*youtu(?:be(?:-nocookie)?\.com\/(?:embed\/|v\/|shorts\/|live\/|watch\?(?:[^#]*&)?v=)|\.be\/)([\w-]{11})(?![\w-])/i;

/** The page of a film, which a reader wants; the address of a frame shows a bare player. */
export function toWatchAddress(address: string): string {
  const film = youTube.exec(address)?.[1];
  return film === undefined ? address : `https://www.youtube.com/watch?v=${film}`;
}

/** Whether an address is that of a film. */
export const isFilm = (address: string): boolean => filmFile.test(address) || filmAddress.test(address);

/** What two addresses of one film have in common. */
const toKey = (address: string): string =>
  youTube.exec(address)?.[1] ??
  /vimeo\.com\/(?:video\/)?(\d{6,})/i.exec(address)?.[1] ??
  address.replace(/^https?:/, '').replace(/[?#].*$/, '');

/** Elements whose own address is read elsewhere. */
const read: ReadonlySet<string> = new Set([
  'iframe',
  'video',
  'audio',
  'source',
  'script',
  'style',
  'link',
  'meta',
  'img',
]);

/** Films whose address stands in another place than where a browser looks: each on the element that names it first. */
export function listFilms(html: string, fragment: SourceFragment): ReadonlyMap<SourceElement, string> {
  const films = new Map<SourceElement, string>();
  if (!worthLooking.test(html) || !/\s(?:data|src|[\w-]*id)[\w-]*\s*=/i.test(html)) return films;
  const elements = [...listElements(fragment)];
  const shown = new Set(elements.flatMap(listShown).map(toKey));
  for (const element of elements) {
    const address = read.has(element.tagName) ? null : findFilm(element);
    if (address === null || shown.has(toKey(address))) continue;
    shown.add(toKey(address));
    films.set(element, toWatchAddress(address.startsWith('//') ? `https:${address}` : address));
  }
  return films;
}

/** What an element shows or leads to without a script. */
function listShown(element: SourceElement): string[] {
  if (element.tagName === 'noscript') {
    return [...listElements(parseSource(readRaw(element)))].flatMap(listShown);
  }
  const names = {
    a: ['href'],
    iframe: element.attrs.map(({ name }) => name),
    video: ['src'],
    source: ['src'],
  }[element.tagName];
  return (names ?? []).flatMap((name) => {
    const value = getAttribute(element, name) ?? '';
    return isFilm(value) ? [value] : [];
  });
}

const idName =
  /(?:youtube|yt|video|vid|film|embed|vimeo)[-_]?(?:id|code|key)$|^data-(?:youtube|vimeo|yt|id|video)$/i;

function findFilm(element: SourceElement): string | null {
  // A link that leads somewhere is the author's; one that only starts a script has its address beside it.
  if (
    element.tagName === 'a' &&
    /^\s*(?:https?:)?\/\/|^\s*[\w/]/.test(getAttribute(element, 'href') ?? '') &&
    !/^\s*javascript:/i.test(getAttribute(element, 'href') ?? '')
  )
    return null;
  const about = `${element.tagName} ${element.attrs.map(({ name, value }) => `${name} ${value}`).join(' ')}`;
  for (const { name, value } of element.attrs) {
    if (['class', 'style', 'id', 'href', 'alt', 'title'].includes(name)) continue;
    const found = /^\s*[{[]/.test(value) ? findInJson(value) : findInText(value);
    if (found !== null) return found;
    if (!idName.test(name)) continue;
    if (/^[\w-]{11}$/.test(value) && /youtu|lyte|\byt\b|^lite-yt/i.test(about))
      return `https://www.youtube.com/watch?v=${value}`;
    if (/^\d{6,12}$/.test(value) && /vimeo/i.test(about)) return `https://vimeo.com/${value}`;
  }
  return null;
}

const unescapeSlashes = (text: string): string => text.replaceAll('\\/', '/').replaceAll('&amp;', '&');

function findInText(value: string): string | null {
  const text = unescapeSlashes(/%3A%2F%2F/i.test(value) ? decodeOrKeep(value) : value);
  const found = filmAddress.exec(text)?.[0];
  return found === undefined ? null : readWebAddress(found);
}

/** Settings of a builder: what moves behind a section is no film to watch. */
function findInJson(value: string): string | null {
  try {
    return walk(JSON.parse(value), 0);
  } catch {
    return findInText(value);
  }
}

function walk(value: unknown, depth: number): string | null {
  if (typeof value === 'string') return findInText(value);
  if (typeof value !== 'object' || value === null || depth > 8) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = /background|poster|thumb/i.test(key) ? null : walk(part, depth + 1);
    if (found !== null) return found;
  }
  return null;
}
