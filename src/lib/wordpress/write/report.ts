import { call, type Named } from '#lib/wordpress/call.ts';
import type { Changes, Plan } from '#lib/wordpress/plan/plan.ts';
import type { Refused } from '#lib/wordpress/read/reading.ts';

/** How many rows of one table a run added, updated, left and removed. */
export type Tally = { added: number; updated: number; unchanged: number; removed: number };

/** What a run did; kept in `sync_runs.report` and shown to people. */
export type SyncReport = {
  posts: Tally;
  categories: Tally;
  /** Posts and categories that could not be copied whole, each with the reason. */
  failed: readonly Refused[];
  /** Things worth knowing that are not failures. */
  notes: readonly string[];
};

const toTally = <Row extends Named>(changes: Changes<Row>): Tally => ({
  added: changes.added.length,
  updated: changes.changed.length,
  unchanged: changes.unchanged.length,
  removed: changes.removed.length,
});

export function toReport(plan: Plan, notes: readonly string[]): SyncReport {
  const unreadable = plan.unreadable.map((post) => ({
    ...post,
    reason:
      post.reason ??
      'WordPress answers with a server error whenever it is asked for; an earlier copy stays: a shortcode or plug-in in it may fail',
  }));
  return {
    posts: toTally(plan.posts),
    categories: toTally(plan.categories),
    failed: [...unreadable, ...plan.refused],
    notes,
  };
}

const formatTally = (name: string, tally: Tally): string =>
  `${name} ${tally.added} added, ${tally.updated} updated, ${tally.unchanged} unchanged, ${tally.removed} removed`;

/** The report in lines for people. */
export function formatReport(report: SyncReport): string[] {
  return [
    formatTally('posts:     ', report.posts),
    formatTally('categories:', report.categories),
    `failed:     ${report.failed.length}`,
    ...report.failed.map((entry) => `  ${call(entry)}: ${entry.reason}`),
    ...report.notes.map((note) => `note: ${note}`),
  ];
}
