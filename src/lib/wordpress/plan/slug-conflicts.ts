import type { Named } from '#lib/wordpress/call.ts';
import type { StoredRow } from '#lib/wordpress/plan/stored-row.ts';
import type { Refused } from '#lib/wordpress/read/reading.ts';

/** Of several that want one slug the one that has it here keeps it, else the oldest takes it. */
function findLosers<Row extends Named>(
  stored: readonly StoredRow<Row>[],
  incoming: readonly Row[],
): Map<Row, Row> {
  const slugOf = new Map(stored.map((row) => [row.id, row.slug]));
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
export function findSlugConflicts<Row extends Named & { name?: string }>(
  stored: readonly StoredRow<Row>[],
  incoming: readonly Row[],
  left: readonly Named[],
  kind: 'post' | 'category',
): Map<number, Refused> {
  const refuse = ({ id, slug, title, name }: Row, reason: string): Refused => ({
    id,
    slug,
    title: title ?? name ?? '',
    reason,
    ...(kind === 'category' && { kind }),
  });
  const slugOf = new Map(stored.map((row) => [row.id, row.slug]));
  const staying = new Set(left.map(({ id }) => id));
  const held = new Map<string, string>();
  for (const row of stored) {
    if (row.origin === 'admin') held.set(row.slug, `${kind} ${row.id}, written on this site`);
    else if (staying.has(row.id)) held.set(row.slug, `the older copy of ${kind} ${row.id}`);
  }
  const refused = new Map<number, Refused>();
  for (const [row, holder] of findLosers(stored, incoming)) {
    const reason = `it has the same slug as ${kind} ${holder.id}, which keeps it: give it one of its own in WordPress`;
    refused.set(row.id, refuse(row, reason));
    const older = slugOf.get(row.id);
    if (older !== undefined) held.set(older, `the older copy of ${kind} ${row.id}`);
  }
  // A refused post keeps its older copy, which may in turn hold a slug another one wants: repeat until none is new.
  for (let found = true; found; ) {
    found = false;
    for (const row of incoming) {
      const { id } = row;
      const holder = held.get(row.slug);
      if (!holder || refused.has(id) || holder === `the older copy of ${kind} ${id}`) continue;
      refused.set(id, refuse(row, `its slug is held by ${holder}: give it another in WordPress`));
      const older = slugOf.get(id);
      if (older !== undefined) held.set(older, `the older copy of ${kind} ${id}`);
      found = true;
    }
  }
  return refused;
}
