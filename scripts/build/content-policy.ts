/** The content security policy: nothing is allowed but what the built pages really hold. */
import { createHash } from 'node:crypto';
import { site } from '#config/site.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Data in a script element is never run, so the policy does not ask for it. */
const isData = (attributes: string): boolean => /\stype="?(application\/(ld\+)?json)/.test(attributes);

/** What the pages of one policy hold. */
export interface PageContents {
  /** Hashes of inline scripts. */
  scripts: Set<string>;
  /** Hashes of inline styles. */
  styles: Set<string>;
  /** True when a page offers the map of `mapHost` in a frame. */
  map: boolean;
}

export const emptyContents = (): PageContents => ({ scripts: new Set(), styles: new Set(), map: false });

/** Adds what a page holds. A frame counts only with the map's own address: articles bring no frames of theirs. */
export function addContents(html: string, hashes: PageContents): void {
  hashes.map ||= html.includes(`<iframe src="${site.mapHost}/`);
  for (const [, attributes = '', text = ''] of html.matchAll(inlineScript)) {
    if (!isData(attributes)) hashes.scripts.add(hash(text));
  }
  for (const [, text = ''] of html.matchAll(inlineStyle)) hashes.styles.add(hash(text));
}

/** `imageHosts` may be shown, `asked` may be asked. */
export function toContentPolicy(
  hashes: PageContents,
  imageHosts: readonly string[],
  asked: readonly string[],
): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${[...hashes.scripts].sort().join(' ')}`,
    `style-src 'self' ${[...hashes.styles].sort().join(' ')}`,
    `img-src 'self' data: ${imageHosts.join(' ')}`,
    `font-src 'self'`,
    // Films are fetched whole and played from memory.
    `media-src 'self' blob:`,
    ...(hashes.map ? [`frame-src ${site.mapHost}`] : []),
    `connect-src 'self' ${asked.join(' ')}`,
    // Workers go by what is said of scripts.
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ]
    .map((rule) => rule.trim())
    .join('; ');
}
