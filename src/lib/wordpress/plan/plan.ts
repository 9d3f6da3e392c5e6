import { call, callSome, type Named } from '#lib/wordpress/call.ts';
import { findLosses, type Loss } from '#lib/wordpress/plan/content-losses.ts';
import { isSame } from '#lib/wordpress/plan/same-row.ts';
import { findSlugConflicts } from '#lib/wordpress/plan/slug-conflicts.ts';
import type { StoredRow, StoredRows } from '#lib/wordpress/plan/stored-row.ts';
import type { Reading, Refused, UnreadablePost } from '#lib/wordpress/read/reading.ts';
import type { CopiedCategory, CopiedPost } from '#schemas/post.ts';

/** What one run does to one table. */
export type Changes<Row extends Named> = {
  added: readonly Row[];
  changed: readonly Row[];
  unchanged: readonly Row[];
  removed: readonly Named[];
};

export type Plan = {
  posts: Changes<CopiedPost>;
  categories: Changes<CopiedCategory>;
  refused: readonly Refused[];
  unreadable: readonly UnreadablePost[];
  /** What readers had and would lose, besides whole posts. */
  losses: readonly Loss[];
  /** What was left out of posts that were copied. */
  notes: readonly string[];
  /** Copied posts in the table before the run. */
  copied: number;
  /** Every id WordPress has; copied rows that are not among them go. */
  live: { posts: readonly number[]; categories: readonly number[] };
};

function planRows<Row extends CopiedPost | CopiedCategory>(
  stored: readonly StoredRow<Row>[],
  incoming: readonly Row[],
  live: readonly number[],
): Changes<Row> {
  const copied = new Map(stored.filter(({ origin }) => origin === 'wordpress').map((row) => [row.id, row]));
  const added: Row[] = [];
  const changed: Row[] = [];
  const unchanged: Row[] = [];
  for (const row of incoming) {
    const before = copied.get(row.id);
    if (!before) added.push(row);
    else if (before.copy && isSame(before.copy, row)) unchanged.push(row);
    else changed.push(row);
  }
  const kept = new Set(live);
  const removed = [...copied.values()]
    .filter(({ id }) => !kept.has(id))
    .map(({ id, slug, copy }) => ({ id, slug, ...(copy && 'title' in copy && { title: copy.title }) }));
  return { added, changed, unchanged, removed };
}

const copiedIds = (rows: readonly StoredRow<unknown>[]): number[] =>
  rows.filter(({ origin }) => origin === 'wordpress').map(({ id }) => id);

const unite = (...lists: (readonly number[])[]): number[] => [...new Set(lists.flat())];

/** The posts as they are to be: with the picture they had where theirs could not be read, and in known categories only. */
function completePosts(
  { posts }: StoredRows,
  reading: Reading,
  known: ReadonlySet<number>,
  former: ReadonlyMap<number, readonly string[]>,
): { rows: CopiedPost[]; notes: string[] } {
  const stored = new Map(posts.map(({ id, copy }) => [id, copy]));
  const withoutPicture = new Set(reading.withoutPicture.map(({ id }) => id));
  const notes: string[] = [];
  const rows = reading.posts.map((post) => {
    const unknown = post.categories.filter((id) => !known.has(id));
    if (unknown.length > 0) {
      notes.push(
        `${call(post)}: comes without category ${unknown.join(' and ')}, which is not in WordPress's list of categories; give it another there`,
      );
    }
    return {
      ...post,
      categories: post.categories.filter((id) => known.has(id)),
      old_slugs: [...new Set([...(stored.get(post.id)?.old_slugs ?? []), ...(former.get(post.id) ?? [])])],
      ...(withoutPicture.has(post.id) && { featured_media: stored.get(post.id)?.featured_media ?? null }),
    };
  });
  return { rows, notes };
}

const noteRemoved = (posts: readonly Named[]): string[] =>
  posts.length === 0
    ? []
    : [
        `no longer among WordPress's published posts, and so removed here: ${callSome(posts)}; publish it there again to bring it back`,
      ];

/** Compares what is stored with what came in. Pure: nothing is written here. `former` are slugs that posts had before. */
export function planSync(
  stored: StoredRows,
  reading: Reading,
  former: ReadonlyMap<number, readonly string[]> = new Map(),
): Plan {
  const refusedCategories = findSlugConflicts(
    stored.categories,
    reading.categories,
    reading.refusedCategories,
    'category',
  );
  const categories = reading.categories.filter(({ id }) => !refusedCategories.has(id));
  const named = new Set(reading.posts.flatMap((post) => post.categories));
  const badSlugs = new Set(reading.categoriesWithBadSlug.map(({ id }) => id));
  // A category that posts still name is not gone, whatever the list of categories says.
  const missing = copiedIds(stored.categories).filter(
    (id) => !badSlugs.has(id) && (reading.partial.categories || named.has(id)),
  );
  const listed = [...reading.categories, ...reading.refusedCategories].map(({ id }) => id);
  const storedIds = new Set(copiedIds(stored.categories));
  const known = new Set([
    ...categories.map(({ id }) => id),
    ...badSlugs,
    ...unite(listed, missing).filter((id) => storedIds.has(id)),
  ]);
  const { rows, notes } = completePosts(stored, reading, known, former);
  const left = [...reading.unreadable, ...reading.refusedPosts];
  const refused = findSlugConflicts(stored.posts, rows, left, 'post');
  const live = {
    posts: unite(
      [...rows, ...left].map(({ id }) => id),
      reading.partial.posts ? copiedIds(stored.posts) : [],
    ),
    categories: unite(listed, missing),
  };
  const incoming = rows.filter(({ id }) => !refused.has(id));
  const posts = planRows(stored.posts, incoming, live.posts);
  return {
    posts,
    categories: planRows(stored.categories, categories, live.categories),
    refused: [
      ...reading.refusedPosts,
      ...refused.values(),
      ...reading.withoutPicture,
      ...reading.withoutId,
      ...reading.refusedCategories,
      ...refusedCategories.values(),
    ],
    unreadable: reading.unreadable.map((post) => {
      const title = stored.posts.find(({ id }) => id === post.id)?.copy?.title;
      return { ...post, ...(title !== undefined && { title }) };
    }),
    copied: copiedIds(stored.posts).length,
    losses: findLosses(stored.posts, incoming),
    notes: [...notes, ...noteRemoved(posts.removed)],
    live,
  };
}

/** More than a fifth of the copied posts would go: rather a broken answer than a spring clean. */
export function removesTooMany(plan: Plan): boolean {
  return plan.posts.removed.length * 5 > plan.copied;
}

/** Whether anything in the tables would differ afterwards. */
export function hasChanges(plan: Plan): boolean {
  return [plan.posts, plan.categories].some(
    ({ added, changed, removed }) => added.length + changed.length + removed.length > 0,
  );
}
