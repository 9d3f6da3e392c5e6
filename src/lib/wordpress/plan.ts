import { toCanonical } from '#lib/wordpress/compare.ts';
import type { CopiedCategory, CopiedPost } from '#schemas/post.ts';

/** A row that stands in the table; `copy` is null when it cannot be read as a copied row. */
export type Standing<Row> = { id: number; slug: string; origin: 'wordpress' | 'admin'; copy: Row | null };

/** Everything WordPress had to say, checked and mapped. */
export type Reading = {
  posts: readonly CopiedPost[];
  categories: readonly CopiedCategory[];
  /** Posts that WordPress lists but cannot show; their last good copies stay. */
  poisoned: readonly Named[];
  /** Posts whose slug no page can have; their last good copies stay. */
  unfit: readonly Refused[];
  /** What else was left out. */
  notes: readonly string[];
};

export type Named = { id: number; slug: string };
export type Refused = Named & { reason: string };

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
  poisoned: readonly Named[];
  /** Copied posts in the table before the run. */
  copied: number;
  /** Every id WordPress has; copied rows that are not among them go. */
  live: { posts: readonly number[]; categories: readonly number[] };
};

function planRows<Row extends Named>(
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
    else if (before.copy && toCanonical(before.copy) === toCanonical(row)) unchanged.push(row);
    else changed.push(row);
  }
  const kept = new Set(live);
  const removed = [...copied.values()]
    .filter(({ id }) => !kept.has(id))
    .map(({ id, slug }) => ({ id, slug }));
  return { added, changed, unchanged, removed };
}

/** Posts whose slug is held by a row that stays as it is: one written here, or an older copy that cannot be renewed. */
function findRefused(
  standing: readonly Standing<CopiedPost>[],
  incoming: readonly CopiedPost[],
  left: readonly Named[],
): Map<number, Refused> {
  const slugOf = new Map(standing.map((row) => [row.id, row.slug]));
  const staying = new Set(left.map(({ id }) => id));
  const held = new Map<string, string>();
  for (const row of standing) {
    if (row.origin === 'admin') held.set(row.slug, `post ${row.id}, written on this site`);
    else if (staying.has(row.id)) held.set(row.slug, `the older copy of post ${row.id}`);
  }
  const refused = new Map<number, Refused>();
  // A refused post keeps its older copy, which may in turn hold a slug another one wants: repeat until none is new.
  for (let found = true; found; ) {
    found = false;
    for (const { id, slug } of incoming) {
      const holder = held.get(slug);
      if (!holder || refused.has(id) || holder === `the older copy of post ${id}`) continue;
      refused.set(id, { id, slug, reason: `its slug is held by ${holder}` });
      const older = slugOf.get(id);
      if (older !== undefined) held.set(older, `the older copy of post ${id}`);
      found = true;
    }
  }
  return refused;
}

/** Compares what stands with what came in. Pure: nothing is written here. */
export function planSync(
  standing: { posts: readonly Standing<CopiedPost>[]; categories: readonly Standing<CopiedCategory>[] },
  reading: Reading,
): Plan {
  const left = [...reading.poisoned, ...reading.unfit];
  const refused = findRefused(standing.posts, reading.posts, left);
  const live = {
    posts: [...reading.posts, ...left].map(({ id }) => id),
    categories: reading.categories.map(({ id }) => id),
  };
  return {
    posts: planRows(
      standing.posts,
      reading.posts.filter(({ id }) => !refused.has(id)),
      live.posts,
    ),
    categories: planRows(standing.categories, reading.categories, live.categories),
    refused: [...reading.unfit, ...refused.values()],
    poisoned: reading.poisoned,
    copied: standing.posts.filter(({ origin }) => origin === 'wordpress').length,
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
