import { toBareHost } from '#lib/bare-host.ts';

/** An http(s) address made absolute, or null. */
export function toWebAddress(value: string | null | undefined, base: string): string | null {
  const text = value?.trim();
  if (!text || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}

// Default ports stand for each other, so that http may lead to https.
const portOf = (url: URL): string => url.port || 'default';

/** The same site, with or without https and www. */
export function isSameSite(one: URL, other: URL): boolean {
  const web = [one, other].every((url) => url.protocol === 'http:' || url.protocol === 'https:');
  return web && toBareHost(one.hostname) === toBareHost(other.hostname) && portOf(one) === portOf(other);
}
