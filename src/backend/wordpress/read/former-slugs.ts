import type { Transport } from '#backend/wordpress/client/transport.ts';
import { throwIfStopped } from '#backend/wordpress/client/transport.ts';
import { toBareHost } from '#lib/bare-host.ts';
import { toSlug } from '#lib/wordpress/read/slug.ts';
import type { CopiedPost } from '#schemas/post.ts';
import { findSlugFault } from '#schemas/slug.ts';

/** Most links asked for in one run. */
const mostLinks = 40;
/** Places of WordPress that are no posts. */
const otherPlaces =
  /^\/?$|\/(?:wp-(?:content|includes|admin|json|login)|category|tag|author|feed|page|comments|search)(?:\/|\.|$)|\.[a-z0-9]{2,5}$/i;

const toPath = (url: URL): string => {
  try {
    return decodeURI(url.pathname).replace(/\/+$/, '').toLowerCase().normalize('NFC');
  } catch {
    return url.pathname.replace(/\/+$/, '').toLowerCase();
  }
};

/** Links of these posts to places on the blog where no post is. */
function listUnknown(
  posts: readonly CopiedPost[],
  byPath: ReadonlyMap<string, CopiedPost>,
  known: ReadonlySet<string>,
): URL[] {
  const unknown = new Map<string, URL>();
  for (const { content, link, hosts } of posts) {
    const own = new Set([...hosts, ...(link ? [toBareHost(new URL(link).host)] : [])]);
    for (const [, href = ''] of content.matchAll(/<a [^>]*?\bhref="([^"#?]+)[^"]*"/g)) {
      const url = URL.parse(href.replaceAll('&amp;', '&'), link ?? undefined);
      if (!url || !/^https?:$/.test(url.protocol) || !own.has(toBareHost(url.host))) continue;
      const path = toPath(url);
      const isKnown =
        byPath.has(path) || known.has(path.replace(/^.*\//, '')) || otherPlaces.test(url.pathname);
      if (!isKnown) unknown.set(path, url);
    }
  }
  return [...unknown.values()].slice(0, mostLinks);
}

/**
 * Former slugs of posts that were renamed before they were first copied, by the id of the post: each link of `fresh` posts that
 * leads to no post is asked for once, and where WordPress sends it on to one, its end is a former slug.
 */
export async function findFormerSlugs(
  posts: readonly CopiedPost[],
  fresh: readonly CopiedPost[],
  known: readonly string[],
  transport: Transport,
): Promise<ReadonlyMap<number, string[]>> {
  const byPath = new Map(
    posts.flatMap((post) => (post.link ? [[toPath(new URL(post.link)), post] as const] : [])),
  );
  const former = new Map<number, string[]>();
  for (const url of listUnknown(fresh, byPath, new Set(known))) {
    throwIfStopped(transport.signal);
    const target = await askWhereTo(url, transport);
    const post = target && byPath.get(toPath(target));
    const slug = toSlug(url.pathname.replace(/\/+$/, '').replace(/^.*\//, ''));
    if (!post || slug === post.slug || findSlugFault(slug)) continue;
    former.set(post.id, [...(former.get(post.id) ?? []), slug]);
  }
  return former;
}

/** Where an address is sent on to; null where it is not, or where nobody can tell. */
async function askWhereTo(url: URL, { fetch, agent, timeout, signal }: Transport): Promise<URL | null> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      ...(agent !== undefined && { headers: { 'user-agent': agent } }),
    });
    await response.body?.cancel();
    const location = response.headers.get('location');
    return [301, 302, 307, 308].includes(response.status) && location ? URL.parse(location, url) : null;
  } catch {
    // The old address of an article is no reason to stop.
    return null;
  }
}
