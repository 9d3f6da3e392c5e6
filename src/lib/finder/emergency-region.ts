import { fill } from '#config/fill.ts';
import { emergencyNote } from '#i18n/en/emergency-note.ts';
import { testEmergency } from '#i18n/en/test-emergency.ts';

/** The name by which the region of an emergency is announced: it begins with the word itself. */
export function nameEmergencyRegion(callNow: string, word = emergencyNote.region): string {
  return `${word}: ${callNow.charAt(0).toLowerCase()}${callNow.slice(1)}`;
}

/** What a test says of the emergency behind it: whoever books an endoscope to take an object out has one, others may. */
export function nameEmergency(
  { sign, always }: { readonly sign: string; readonly always: boolean },
  words: Pick<typeof testEmergency, 'always' | 'ifYouSee'> = testEmergency,
): string {
  return fill(always ? words.always : words.ifYouSee, { sign });
}
