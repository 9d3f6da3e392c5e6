import type { ElementContent } from 'hast';
import { resolveAddress } from '#lib/article/addresses.ts';
import { readFragment, toAnchor } from '#lib/article/anchors.ts';
import type { ArticleContext } from '#lib/article/format.ts';
import type { Heading } from '#lib/article/headings.ts';
import { hasContent, mapElements } from '#lib/article/nodes.ts';

/** Decides where every link of an article leads; one that would lead nowhere is unwrapped, an empty one goes. */
export function finishLinks(
  nodes: readonly ElementContent[],
  headings: readonly Heading[],
  context: ArticleContext,
): ElementContent[] {
  const ids = new Set(headings.map(({ id }) => id));
  return mapElements(nodes, (element) => {
    if (element.tagName !== 'a') return [element];
    if (!hasContent(element.children)) return element.children;
    const target = toTarget(String(element.properties.href ?? ''), ids, context);
    if (target === null) return element.children;
    const isOwn = !/^https?:/i.test(target);
    const properties = isOwn ? { href: target } : { href: target, rel: ['noopener', 'noreferrer'] };
    return [{ ...element, properties }];
  });
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
  const id = `section-${toAnchor(fragment)}`;
  return ids.has(id) ? `#${id}` : null;
}

function isSamePage(url: URL, base: URL): boolean {
  return url.host === base.host && url.pathname === base.pathname && url.search === base.search;
}
