import { fill } from '#config/fill.ts';
import { english, type FastingVoice } from '#i18n/fasting-voice.ts';

/** Fewest and most hours in words: '8 to 12 hours', or '12 hours' where both are the same. */
export function formatHourRange(
  [from, to]: readonly [number, number],
  { words }: FastingVoice = english,
): string {
  return fill(from === to ? words.formatHours.one : words.formatHours.range, { from, to });
}
