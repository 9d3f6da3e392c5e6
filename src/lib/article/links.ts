import type { Element, ElementContent } from 'hast';
import { toString as readString } from 'hast-util-to-string';
import { resolveAddress } from '#lib/article/addresses.ts';
import { findTarget, readFragment } from '#lib/article/anchors.ts';
import type { ArticleContext } from '#lib/article/context.ts';
import { hasContent, mapElements } from '#lib/article/nodes.ts';

/** Decides where every link of an article leads; one that would lead nowhere is unwrapped, an empty one goes. */
export function finishLinks(nodes: readonly ElementContent[], context: ArticleContext): ElementContent[] {
  const ids = listIds(nodes);
  return mapElements(nodes, (element) => {
    if (element.tagName !== 'a') return [element];
    const { href, ...others } = element.properties;
    const unlinked = others.id ? [{ ...element, properties: others }] : element.children;
    if (href === undefined || !hasContent(element.children)) return unlinked;
    const target = toTarget(String(href), ids, context);
    if (target === null) return unlinked;
    const isOwn = !/^https?:/i.test(target);
    const said = isOwn && isSign(element) ? { ariaLabel: 'Back to the text' } : {};
    const properties = isOwn
      ? { href: target, ...others, ...said }
      : { href: target, ...others, rel: ['noopener', 'noreferrer'] };
    return [{ ...element, properties }];
  });
}

/** An arrow that leads back from a note says nothing to who cannot see it. */
const isSign = (link: Element): boolean =>
  String(link.properties.href).startsWith('#') && !/[\p{L}\p{N}]/u.test(readString(link));

function listIds(nodes: readonly ElementContent[]): ReadonlySet<string> {
  const ids = new Set<string>();
  mapElements(nodes, (element) => {
    if (typeof element.properties.id === 'string') ids.add(element.properties.id);
    return [];
  });
  return ids;
}

function toTarget(href: string, ids: ReadonlySet<string>, context: ArticleContext): string | null {
  const fragment = readFragment(href);
  if (fragment !== null) return toOwnFragment(fragment, ids);
  if (/^(mailto|tel):/i.test(href)) return href;
  const isRooted = /^\/(?![/\\])/.test(href);
  if (context.base === null && isRooted) return href;
  const url = resolveAddress(href, context.base);
  if (!url) return null;
  if (context.base !== null && url.hash !== '' && isSamePage(url, new URL(context.base))) {
    return toOwnFragment(readFragment(url.hash) ?? '', ids);
  }
  const own = context.resolveLink(url);
  return own ?? url.href;
}

function toOwnFragment(fragment: string, ids: ReadonlySet<string>): string | null {
  const id = findTarget(fragment, ids);
  return id === null ? null : `#${id}`;
}

function isSamePage(url: URL, base: URL): boolean {
  return url.host === base.host && url.pathname === base.pathname && url.search === base.search;
}
