import { planVisitKey } from '#config/storage-keys.ts';
import { formatVisit, parseVisit, type Visit } from '#lib/plan/visit.ts';
import { read, write } from '#stores/session-storage.ts';

/** What this tab was told of the visit; null where nothing that can be read is kept. */
export function readPlanVisit(): Visit | null {
  const text = read('sessionStorage', planVisitKey);
  return text === null ? null : parseVisit(text);
}

/** Kept no longer than the tab, for it may hold the name of a pet. An emptied list forgets it. */
export const keepPlanVisit = (visit: Visit): void =>
  write('sessionStorage', planVisitKey, formatVisit(visit));
