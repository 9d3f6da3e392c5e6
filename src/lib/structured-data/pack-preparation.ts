import { fill } from '#config/fill.ts';
import { english, type Voice } from '#i18n/voice.ts';
import { getFasting } from '#lib/catalogue/handling.ts';
import type { Listed } from '#lib/catalogue/lookup.ts';
import { isProcedure, toShortFood } from '#lib/structured-data/wording.ts';

/**
 * What to do before the visit for one test of a pack; '' where nothing is. One that may be fed for says nothing of food:
 * beside another one that asks for a fast it would contradict it.
 */
export function toPackPreparation(listed: Listed, voice: Voice = english): string {
  const { entry } = listed;
  const preparation = entry.preparation && voice.text(entry.preparation);
  if (isProcedure(entry)) return preparation ?? '';
  const food = getFasting(listed)?.need === 'fast' ? toShortFood(listed, voice) : undefined;
  if (food && preparation) return fill(voice.words.toShortFood.with, { food, condition: preparation });
  return food ?? preparation ?? '';
}
