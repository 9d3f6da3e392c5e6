import { SyncError } from '#lib/wordpress/errors.ts';

/** Stops when two entries of a list share an id. */
export function refuseDuplicateIds(ids: readonly number[], kind: string, request: string): void {
  const seen = new Set<number>();
  for (const id of ids) {
    if (seen.has(id)) throw new SyncError(`${request}: ${kind} ${id} is in the list twice`);
    seen.add(id);
  }
}
