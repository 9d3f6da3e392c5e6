import { toBareHost } from '#lib/bare-host.ts';
import { decodeOrKeep } from '#lib/decode.ts';

/** A host of this machine or of a test: it has no certificate. */
const isLocal = (url: URL): boolean =>
  url.port !== '' || url.hostname === 'localhost' || /^[\d.]+$|^\[/.test(url.hostname);

/** Services that hand on the pictures of others name the picture in their own address: `https://i0.wp.com/HOST/a.jpg`. */
const handedOn = /(?:^|[/=,])(?:https?:\/{1,2})?((?:[a-z0-9-]+\.)+[a-z]{2,}|[\d.]+)(:\d+)?(\/[^\s?&#]*)/gi;

function findInner(url: URL, isOwn: (host: string) => boolean): URL | null {
  const rest = decodeOrKeep(url.pathname.slice(1) + url.search);
  for (const [, host = '', port = '', path = ''] of rest.matchAll(handedOn)) {
    if (isOwn(host + port)) return URL.parse(`http://${host}${port}${path}`);
  }
  return null;
}

/**
 * The address that a picture is asked at: that of the blog's own file where a service only hands it on, and by https, since no
 * page of https shows a picture without.
 */
export function toPictureAddress(url: URL, isOwn: (host: string) => boolean): URL {
  const inner = isOwn(toBareHost(url.host)) ? null : findInner(url, (host) => isOwn(toBareHost(host)));
  const asked = new URL(inner ?? url);
  if (asked.protocol === 'http:' && !isLocal(asked)) asked.protocol = 'https:';
  return asked;
}
