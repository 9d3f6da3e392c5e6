import { isSame } from '#lib/wordpress/counters.ts';
import { findLosses, type Loss } from '#lib/wordpress/losses.ts';
import type { CopiedCategory, CopiedPost } from '#schemas/post.ts';

/** A row that stands in the table; `copy` is null when it cannot be read as a copied row. */
export type Standing<Row> = { id: number; slug: string; origin: 'wordpress' | 'admin'; copy: Row | null };

/** Everything WordPress had to say, checked and mapped. */
export type Reading = {
  posts: readonly CopiedPost[];
  categories: readonly CopiedCategory[];
  /** Posts that WordPress lists but cannot show; their last good copies stay. */
  poisoned: readonly Poisoned[];
  /** Posts that cannot be taken as they are, because of a slug that no page can have or an odd field; their last good copies stay. */
  unfit: readonly Refused[];
  /** The same of categories. */
  asideCategories: readonly Refused[];
  /** Categories whose slug no page can have: they go, and posts may still name them. */
  unfitCategories: readonly Named[];
  /** Posts whose featured picture could not be read: the one they have here stays. */
  unpictured: readonly Refused[];
  /** Entries without a number to call them by. */
  nameless: readonly Refused[];
  /** Lists that do not show for certain all they have: nothing that they lack is removed. */
  partial: { posts: boolean; categories: boolean };
  /** What else was left out. */
  notes: readonly string[];
};

export type Named = { id: number; slug: string };
export type Poisoned = Named & { reason?: string };
export type Refused = Named & { reason: string; kind?: 'category' };

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
  poisoned: readonly Poisoned[];
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
  standing: readonly Standing<Row>[],
  incoming: readonly Row[],
  live: readonly number[],
): Changes<Row> {
  const copied = new Map(standing.filter(({ origin }) => origin === 'wordpress').map((row) => [row.id, row]));
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
    .map(({ id, slug }) => ({ id, slug }));
  return { added, changed, unchanged, removed };
}

/** Of several that want one slug the one that has it here keeps it, else the oldest takes it. */
function findLosers<Row extends Named>(
  standing: readonly Standing<Row>[],
  incoming: readonly Row[],
): Map<Row, Row> {
  const slugOf = new Map(standing.map((row) => [row.id, row.slug]));
  const holders = new Map<string, Row>();
  for (const row of [...incoming].sort((a, b) => a.id - b.id)) {
    const holder = holders.get(row.slug);
    if (!holder || slugOf.get(row.id) === row.slug) holders.set(row.slug, row);
  }
  return new Map(
    incoming.flatMap((row): [Row, Row][] => {
      const holder = holders.get(row.slug);
      return holder && holder !== row ? [[row, holder]] : [];
    }),
  );
}

/** Rows whose slug is held by one that stays as it is: one written here, an older copy that cannot be renewed, or another that has it. */
function findRefused<Row extends Named>(
  standing: readonly Standing<Row>[],
  incoming: readonly Row[],
  left: readonly Named[],
  kind: 'post' | 'category',
): Map<number, Refused> {
  const ofKind = kind === 'category' ? { kind } : {};
  const slugOf = new Map(standing.map((row) => [row.id, row.slug]));
  const staying = new Set(left.map(({ id }) => id));
  const held = new Map<string, string>();
  for (const row of standing) {
    if (row.origin === 'admin') held.set(row.slug, `${kind} ${row.id}, written on this site`);
    else if (staying.has(row.id)) held.set(row.slug, `the older copy of ${kind} ${row.id}`);
  }
  const refused = new Map<number, Refused>();
  for (const [{ id, slug }, holder] of findLosers(standing, incoming)) {
    const reason = `it has the same slug as ${kind} ${holder.id}, which keeps it: give it one of its own in WordPress`;
    refused.set(id, { id, slug, reason, ...ofKind });
    const older = slugOf.get(id);
    if (older !== undefined) held.set(older, `the older copy of ${kind} ${id}`);
  }
  // A refused post keeps its older copy, which may in turn hold a slug another one wants: repeat until none is new.
  for (let found = true; found; ) {
    found = false;
    for (const { id, slug } of incoming) {
      const holder = held.get(slug);
      if (!holder || refused.has(id) || holder === `the older copy of ${kind} ${id}`) continue;
      refused.set(id, { id, slug, reason: `its slug is held by ${holder}`, ...ofKind });
      const older = slugOf.get(id);
      if (older !== undefined) held.set(older, `the older copy of ${kind} ${id}`);
      found = true;
    }
  }
  return refused;
}

const copiedIds = (rows: readonly Standing<unknown>[]): number[] =>
  rows.filter(({ origin }) => origin === 'wordpress').map(({ id }) => id);

const unite = (...lists: (readonly number[])[]): number[] => [...new Set(lists.flat())];

type StandingRows = {
  posts: readonly Standing<CopiedPost>[];
  categories: readonly Standing<CopiedCategory>[];
};

/** The posts as they are to be: with the picture they had where theirs could not be read, and in known categories only. */
function completePosts(
  { posts }: StandingRows,
  reading: Reading,
  known: ReadonlySet<number>,
  former: ReadonlyMap<number, readonly string[]>,
): { rows: CopiedPost[]; notes: string[] } {
  const standing = new Map(posts.map(({ id, copy }) => [id, copy]));
  const unpictured = new Set(reading.unpictured.map(({ id }) => id));
  const notes: string[] = [];
  const rows = reading.posts.map((post) => {
    const unknown = post.categories.filter((id) => !known.has(id));
    if (unknown.length > 0) {
      notes.push(
        `post ${post.id} (${post.slug}) comes without category ${unknown.join(' and ')}, which is not in WordPress's list of categories`,
      );
    }
    return {
      ...post,
      categories: post.categories.filter((id) => known.has(id)),
      old_slugs: [...new Set([...(standing.get(post.id)?.old_slugs ?? []), ...(former.get(post.id) ?? [])])],
      ...(unpictured.has(post.id) && { featured_media: standing.get(post.id)?.featured_media ?? null }),
    };
  });
  return { rows, notes };
}

/** Compares what stands with what came in. Pure: nothing is written here. `former` are slugs that posts had before. */
export function planSync(
  standing: StandingRows,
  reading: Reading,
  former: ReadonlyMap<number, readonly string[]> = new Map(),
): Plan {
  const refusedCategories = findRefused(
    standing.categories,
    reading.categories,
    reading.asideCategories,
    'category',
  );
  const categories = reading.categories.filter(({ id }) => !refusedCategories.has(id));
  const named = new Set(reading.posts.flatMap((post) => post.categories));
  const unfit = new Set(reading.unfitCategories.map(({ id }) => id));
  // A category that posts still name is not gone, whatever the list of categories says.
  const missing = copiedIds(standing.categories).filter(
    (id) => !unfit.has(id) && (reading.partial.categories || named.has(id)),
  );
  const listed = [...reading.categories, ...reading.asideCategories].map(({ id }) => id);
  const standingIds = new Set(copiedIds(standing.categories));
  const known = new Set([
    ...categories.map(({ id }) => id),
    ...unfit,
    ...unite(listed, missing).filter((id) => standingIds.has(id)),
  ]);
  const { rows, notes } = completePosts(standing, reading, known, former);
  const left = [...reading.poisoned, ...reading.unfit];
  const refused = findRefused(standing.posts, rows, left, 'post');
  const live = {
    posts: unite(
      [...rows, ...left].map(({ id }) => id),
      reading.partial.posts ? copiedIds(standing.posts) : [],
    ),
    categories: unite(listed, missing),
  };
  const incoming = rows.filter(({ id }) => !refused.has(id));
  return {
    posts: planRows(standing.posts, incoming, live.posts),
    categories: planRows(standing.categories, categories, live.categories),
    refused: [
      ...reading.unfit,
      ...refused.values(),
      ...reading.unpictured,
      ...reading.nameless,
      ...reading.asideCategories,
      ...refusedCategories.values(),
    ],
    poisoned: reading.poisoned,
    copied: copiedIds(standing.posts).length,
    losses: findLosses(standing.posts, incoming),
    notes,
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
