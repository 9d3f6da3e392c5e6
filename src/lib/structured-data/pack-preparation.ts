import { getFasting } from '#lib/catalogue/handling.ts';
import type { Listed } from '#lib/catalogue/lookup.ts';
import { isProcedure, toShortFood } from '#lib/structured-data/wording.ts';

/**
 * What to do before the visit for one test of a pack; '' where nothing is. One that may be fed for says nothing of food:
 * beside another one that asks for a fast it would contradict it.
 */
export function toPackPreparation(listed: Listed): string {
  const { entry } = listed;
  if (isProcedure(entry)) return entry.preparation ?? '';
  const food = getFasting(listed)?.need === 'fast' ? toShortFood(listed) : undefined;
  return [food, entry.preparation].filter(Boolean).join('. ');
}
