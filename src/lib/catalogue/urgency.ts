import { getTurnaround } from '#lib/catalogue/handling.ts';
import type { Listed } from '#lib/catalogue/lookup.ts';

/** The longest time in hours after which a result still counts as soon. */
const soonest = 36;

/** Whether a result can come soon enough for what cannot wait: within hours, on the same day, or at a procedure itself. */
export function isSoon(listed: Listed): boolean {
  const span = getTurnaround(listed)?.span;
  if (span === undefined) return true;
  if (span.unit === 'minutes' || span.unit === 'hours') return span.to <= soonest;
  return span.unit === 'days' && span.to === 0;
}

/** What an urgent test can keep, in words; null for a test that is not urgent. */
export function describeUrgency(listed: Listed): string | null {
  const { entry, catalogue } = listed;
  if (!entry.urgent) return null;
  if (isSoon(listed)) return `${catalogue.wording.urgent}: tell us when you book if it cannot wait`;
  const time = getTurnaround(listed)?.text ?? '';
  return `Too slow for a decision today: the result takes ${time.charAt(0).toLowerCase()}${time.slice(1)}. Send the sample early, and do not wait for it with an ill pet`;
}
