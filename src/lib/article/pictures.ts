import type { Element, ElementContent } from 'hast';
import { readCandidates, resolveAddress } from '#lib/article/addresses.ts';
import type { ArticleContext } from '#lib/article/context.ts';
import { toElement, toText } from '#lib/article/nodes.ts';
import { isPixel } from '#lib/article/noscript-pictures.ts';
import { isShown } from '#lib/article/picture.ts';
import { toPictureAddress } from '#lib/article/picture-address.ts';
import { toBareHost } from '#lib/bare-host.ts';

const sizes = '(min-width: 48rem) 44rem, 100vw';
/** Sides of a picture that says nothing about itself, in CSS pixels. */
const usual = { width: 960, height: 640 };

/**
 * A picture as a figure with its sides, loaded late. One of a host that is not allowed becomes a link to it; one that
 * shows nothing goes.
 */
export function toFigure(picture: Element, context: ArticleContext): ElementContent[] {
  if (!isShown(picture)) return [];
  const { src, alt, srcSet, width, height } = picture.properties;
  const address = resolvePicture(String(src), context);
  if (address === null) return [];
  const words = typeof alt === 'string' ? alt : '';
  if (!address.isAllowed) {
    context.onLinked?.(new URL(address.href).host);
    return [toPictureLink(address.href, words)];
  }
  const candidates = typeof srcSet === 'string' ? resolveCandidates(srcSet, context) : null;
  const image = toElement(
    'img',
    {
      src: address.href,
      ...(candidates !== null && { srcSet: candidates, sizes }),
      alt: words,
      ...(isPixel(width, height) ? usual : readSides(address.href, width, height)),
      loading: 'lazy',
      decoding: 'async',
      // Some hosts refuse pictures to pages of other sites, which they know by the referrer.
      ...(address.isForeign && { referrerPolicy: 'no-referrer' }),
    },
    [],
  );
  return [toElement('figure', { className: ['picture'] }, [image])];
}

function toPictureLink(href: string, words: string): Element {
  return toElement('a', { href }, [toText(words || `Picture on ${new URL(href).host}`)]);
}

interface Address {
  href: string;
  isAllowed: boolean;
  isForeign: boolean;
}

/** The full address of a picture; null when it cannot be told where it lies. */
function resolvePicture(src: string, { base, imageHosts }: ArticleContext): Address | null {
  if (base === null && /^\/(?![/\\])/.test(src)) return { href: src, isAllowed: true, isForeign: false };
  const url = resolveAddress(src, base);
  if (!url) return null;
  const hosts = [...imageHosts, ...(base === null ? [] : [new URL(base).host])].map(toBareHost);
  const asked = toPictureAddress(url, (host) => hosts.includes(host));
  const isNamed = asked.username !== '' || asked.password !== '';
  return { href: asked.href, isAllowed: !isNamed && hosts.includes(toBareHost(asked.host)), isForeign: true };
}

/** The candidates with full addresses, or null unless every one of them is allowed. */
function resolveCandidates(srcSet: string, context: ArticleContext): string | null {
  const resolved = srcSet.split(', ').map((candidate) => {
    const [src = '', size] = candidate.split(' ');
    const address = resolvePicture(src, context);
    return address?.isAllowed && size?.endsWith('w') ? `${address.href} ${size}` : null;
  });
  // What handed on one file in several widths is gone.
  const files = new Set(resolved.map((candidate) => candidate?.split(' ')[0]));
  if (resolved.includes(null) || files.size < resolved.length) return null;
  return readCandidates(resolved.join(', '));
}

/** Both sides, from the text, from a name like `dog-1024x683.jpg`, or the usual ones: the page never jumps. */
function readSides(href: string, width: unknown, height: unknown): { width: number; height: number } {
  if (typeof width === 'number' && typeof height === 'number') return { width, height };
  const [, named, high] = /-([1-9]\d{1,3})x([1-9]\d{1,3})\.[a-z]{3,4}(?:[?#]|$)/i.exec(href) ?? [];
  const sides = named && high ? { width: Number(named), height: Number(high) } : usual;
  if (typeof width === 'number')
    return { width, height: Math.max(1, Math.round((width * sides.height) / sides.width)) };
  if (typeof height === 'number')
    return { width: Math.max(1, Math.round((height * sides.width) / sides.height)), height };
  return sides;
}
