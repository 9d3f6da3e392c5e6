import { SyncStop } from '#lib/wordpress/stop.ts';
import type { CopiedPost } from '#schemas/post.ts';

type Named = { id: number; slug: string };

/** Stops when two entries of a list share an id. */
export function refuseDuplicateIds(ids: readonly number[], kind: string, request: string): void {
  const seen = new Set<number>();
  for (const id of ids) {
    if (seen.has(id)) throw new SyncStop(`${request}: ${kind} ${id} is in the list twice`);
    seen.add(id);
  }
}

/** Stops when two entries of a list share a slug. */
export function refuseDuplicateSlugs(items: readonly Named[], kind: string, request: string): void {
  const holders = new Map<string, number>();
  for (const { id, slug } of items) {
    const holder = holders.get(slug);
    if (holder !== undefined) {
      throw new SyncStop(`${request}: ${kind} ${holder} and ${kind} ${id} have the same slug “${slug}”`);
    }
    holders.set(slug, id);
  }
}

/** Stops when a post names a category that WordPress does not list. */
export function refuseUnknownCategories(posts: readonly CopiedPost[], categories: readonly Named[]): void {
  const known = new Set(categories.map(({ id }) => id));
  for (const post of posts) {
    const unknown = post.categories.find((id) => !known.has(id));
    if (unknown !== undefined) {
      throw new SyncStop(
        `post ${post.id} (${post.slug}) is in category ${unknown}, which is not in WordPress's list of categories`,
      );
    }
  }
}
