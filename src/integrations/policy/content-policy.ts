/** The content security policy: nothing is allowed but what the built pages really hold. */
import { hash } from 'node:crypto';
import { site } from '#config/site.ts';
import { isPlainHost } from '#schemas/host.ts';

const hashes = new Map<string, string>();

/** Pages share most of what is asked here. */
function toHash(text: string): string {
  const known = hashes.get(text) ?? `'sha256-${hash('sha256', text, 'base64')}'`;
  hashes.set(text, known);
  return known;
}

/**
 * Comments, scripts and styles with their texts, and all other tags: one after the other, each with its attributes, so
 * that what an attribute says (the alternative text of a picture, say) is never taken for an element.
 */
const elements =
  /<!--[\s\S]*?-->|<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
/** Data in a script element is never run, so the policy does not ask for it. */
const isRun = (attributes: string): boolean =>
  !/\ssrc=/.test(attributes) && !/\stype="?(application\/(ld\+)?json)/.test(attributes);

/** What the pages of one policy hold. */
export interface PageContents {
  /** Hashes of inline scripts. */
  scripts: Set<string>;
  /** Hashes of inline styles. */
  styles: Set<string>;
  /** True when an island of a page is given the address of the map. */
  map: boolean;
}

export const emptyContents = (): PageContents => ({ scripts: new Set(), styles: new Set(), map: false });

/** Adds what a page holds. The map's frame is drawn by its island when it is opened: its address stands among the props. */
export function addContents(html: string, contents: PageContents): void {
  for (const [element, name, attributes = '', text = ''] of html.matchAll(elements)) {
    if (name === 'style') contents.styles.add(toHash(text));
    else if (name === 'script' && isRun(attributes)) contents.scripts.add(toHash(text));
    else contents.map ||= /^<astro-island\s/.test(element) && element.includes(`&quot;${site.mapHost}/`);
  }
}

/** A page with more hosts than these would pay for their names with each visit. */
export const mostImageHosts = 20;

/**
 * What a policy says of these hosts' pictures: pictures are compared without `www.`, which a browser does not do. Of too
 * many hosts none is named, and every one may be shown over https. Throws when one cannot stand in a policy.
 */
export function toPictureSources(hosts: readonly string[]): string[] {
  const odd = hosts.find((host) => !isPlainHost(host));
  if (odd !== undefined) throw new Error(`“${odd}” cannot be allowed as a host of pictures.`);
  if (hosts.length > mostImageHosts) return ['https:'];
  return hosts.flatMap((host) => (/\.[a-z][a-z0-9-]*(:|$)/.test(host) ? [host, `www.${host}`] : [host]));
}

/**
 * The text of a policy that allows the inline scripts and styles of `contents`, pictures from `pictures` and requests to
 * `asked`, beside what comes from the site itself.
 */
export function toContentPolicy(
  contents: PageContents,
  pictures: readonly string[],
  asked: readonly string[],
): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${[...contents.scripts].sort().join(' ')}`,
    `style-src 'self' ${[...contents.styles].sort().join(' ')}`,
    `img-src 'self' data: ${pictures.join(' ')}`,
    `font-src 'self'`,
    // Films are fetched whole and played from memory.
    `media-src 'self' blob:`,
    ...(contents.map ? [`frame-src ${site.mapHost}`] : []),
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
