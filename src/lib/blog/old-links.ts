import { routes } from '#config/routes.ts';
import { toBareHost } from '#lib/bare-host.ts';
import type { Category, Post } from '#schemas/post.ts';

/** Letter case and marks that stand apart from their letters tell no two addresses apart. */
const fold = (path: string): string => path.toLowerCase().normalize('NFC');

const toKey = (url: URL): string => {
  let path = url.pathname;
  try {
    path = decodeURI(path);
  } catch {
    // An address that does not decode is compared as it is.
  }
  return fold(path.replace(/\/+$/, ''));
};

/** Hosts that the copied posts live on. */
function listBlogHosts(posts: readonly Pick<Post, 'link' | 'hosts'>[]): string[] {
  const hosts = posts.flatMap(({ link, hosts }) => [
    ...(link ? [toBareHost(new URL(link).host)] : []),
    ...hosts,
  ]);
  return [...new Set(hosts)].sort();
}

/**
 * Makes the function that follows links of copied articles: from an address of the old blog to the path of the same
 * article, category or listing here; null for everything else.
 */
export function makeLinkResolver(
  posts: readonly Pick<Post, 'id' | 'slug' | 'old_slugs' | 'link' | 'hosts'>[],
  categories: readonly Category[],
): (url: URL) => string | null {
  const hosts = new Set(listBlogHosts(posts));
  const byPath = new Map<string, string>();
  const byId = new Map<string, string>();
  for (const { id, slug, old_slugs, link } of posts) {
    if (!link) continue;
    const permalink = new URL(link);
    byId.set(String(id), slug);
    // Where the query tells posts apart (`/?p=7`), the path is that of another page.
    if (permalink.search !== '') continue;
    const folder = toKey(permalink).replace(/[^/]*$/, '');
    byPath.set(toKey(permalink), slug);
    for (const old of old_slugs) {
      const key = `${folder}${fold(old)}`;
      if (!byPath.has(key)) byPath.set(key, slug);
    }
  }
  const categorySlugs = new Set(categories.map(({ slug }) => slug));

  return (url) => {
    if (!hosts.has(toBareHost(url.host))) return null;
    const key = toKey(url);
    const slug = byPath.get(key) ?? byId.get(url.searchParams.get('p') ?? '');
    if (slug) return routes.article(slug) + url.hash;
    const category = /\/category\/(?:.*\/)?([^/]+)$/.exec(key)?.[1];
    if (category && categorySlugs.has(category)) return routes.blogCategory(category);
    return key === '' && url.search === '' ? routes.blog : null;
  };
}
