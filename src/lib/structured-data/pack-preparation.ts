import { fill } from '#config/fill.ts';
import { english, type Voice } from '#i18n/voice.ts';
import { getFasting, getPreparations } from '#lib/catalogue/handling.ts';
import type { Listed } from '#lib/catalogue/lookup.ts';
import { toShortFood } from '#lib/structured-data/wording.ts';

/**
 * What to do before the visit for one test of a pack; '' where nothing is. One that may be fed for says nothing of food:
 * beside another one that asks for a fast it would contradict it.
 */
export function toPackPreparation(listed: Listed, voice: Voice = english): string {
  const preparation = getPreparations(listed, voice)
    .map(({ text }) => text)
    .join(' ');
  const need = getFasting(listed)?.need;
  const food = need === 'fast' || need === 'diet' ? toShortFood(listed, voice) : undefined;
  if (food && preparation) {
    // One with a condition of its own is a sentence already.
    const isSentence = /[.।]$/.test(food);
    return isSentence
      ? `${food} ${preparation}`
      : fill(voice.words.toShortFood.with, { food, condition: preparation });
  }
  return food ?? preparation;
}
