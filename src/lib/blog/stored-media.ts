import { toBareHost } from '#lib/bare-host.ts';

/** What the column `featured_media` of a post says, whichever of its forms it has. */
export type StoredMedia =
  | { kind: 'picture'; url: string; alt: string; caption: string }
  /** The number of a medium that only WordPress can show. */
  | { kind: 'medium'; id: number }
  | { kind: 'none' };

const none: StoredMedia = { kind: 'none' };

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

function readObject(value: object): StoredMedia {
  const { url, alt_text, caption } = { url: null, alt_text: null, caption: null, ...value };
  return typeof url === 'string' && url !== ''
    ? { kind: 'picture', url, alt: toText(alt_text), caption: toText(caption) }
    : none;
}

/** Reads an object with `url`, the number of a medium, or either of them as text. */
export function readStoredMedia(value: unknown): StoredMedia {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value > 0 ? { kind: 'medium', id: value } : none;
  if (typeof value === 'object' && value !== null) return readObject(value);
  if (typeof value !== 'string') return none;
  try {
    const inner: unknown = JSON.parse(value);
    return typeof inner === 'string' ? none : readStoredMedia(inner);
  } catch {
    return none;
  }
}

/** Whether a page with the site's content policy may show the picture: its own, or one from a listed host. */
export function isShownFrom(address: string, hosts: readonly string[]): boolean {
  if (/^\/[^/\\]/.test(address)) return true;
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && hosts.includes(toBareHost(url.host));
}
