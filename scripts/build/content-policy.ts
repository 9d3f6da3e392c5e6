/** The content security policy: nothing is allowed but what the built pages really hold. */
import { createHash } from 'node:crypto';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Data in a script element is never run, so the policy does not ask for it. */
const isData = (attributes: string): boolean => /\stype="?(application\/(ld\+)?json)/.test(attributes);

export interface InlineHashes {
  scripts: Set<string>;
  styles: Set<string>;
}

/** Adds the hashes of a page's inline scripts and styles. */
export function addInlineHashes(html: string, hashes: InlineHashes): void {
  for (const [, attributes = '', text = ''] of html.matchAll(inlineScript)) {
    if (!isData(attributes)) hashes.scripts.add(hash(text));
  }
  for (const [, text = ''] of html.matchAll(inlineStyle)) hashes.styles.add(hash(text));
}

/** `imageHosts` may be shown, `asked` may be asked. */
export function toContentPolicy(
  hashes: InlineHashes,
  imageHosts: readonly string[],
  asked: readonly string[],
): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${[...hashes.scripts].sort().join(' ')}`,
    `style-src 'self' ${[...hashes.styles].sort().join(' ')}`,
    `img-src 'self' data: ${imageHosts.join(' ')}`,
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src 'self' ${asked.join(' ')}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ]
    .map((rule) => rule.trim())
    .join('; ');
}
