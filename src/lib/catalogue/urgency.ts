import { fill } from '#config/fill.ts';
import { english, type Voice } from '#i18n/voice.ts';
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

/** What an urgent test can keep, in words, its badge among them; null for a test that is not urgent. */
export function describeUrgency(
  listed: Listed,
  urgent: string = listed.catalogue.wording.urgent,
  { words, text }: Voice = english,
): string | null {
  if (!listed.entry.urgent) return null;
  if (isSoon(listed)) return fill(words.describeUrgency.soon, { urgent });
  const time = text(getTurnaround(listed)?.text ?? '');
  return fill(words.describeUrgency.tooSlow, { time: `${time.charAt(0).toLowerCase()}${time.slice(1)}` });
}
