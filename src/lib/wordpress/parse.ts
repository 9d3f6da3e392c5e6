import type { z } from 'zod';
import { toPlain } from '#lib/wordpress/plain.ts';
import type { Refused } from '#lib/wordpress/plan.ts';
import { toSlug } from '#lib/wordpress/slug.ts';
import { firstWords, OddItem } from '#lib/wordpress/stop.ts';
import { wpCalledSchema } from '#schemas/wordpress.ts';

/** The `id` of a raw list entry, when it has one; for naming it in a message. */
export function rawId(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  return typeof value.id === 'number' ? value.id : undefined;
}

/** Parses one part of WordPress's answer; what does not fit is odd, and said with the request, the thing and the field. */
export function parsePart<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  thing: string,
  request: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.') || 'whole';
  throw new OddItem(`${request}: ${thing}`, `field ${field}: ${issue?.message ?? 'not understood'}`);
}

/** What becomes of the entries of a list: those that were understood, and the others by name. */
export type Sieved<Item> = {
  sound: Item[];
  aside: Refused[];
  /** What was odd about entries that have no number to call them by. */
  nameless: string[];
};

/** Reads a list entry by entry: an odd one is set aside and never holds up the others. */
export function sieve<Entry, Item>(
  entries: readonly Entry[],
  toValue: (entry: Entry) => unknown,
  read: (entry: Entry) => Item | null,
): Sieved<Item> {
  const sieved: Sieved<Item> = { sound: [], aside: [], nameless: [] };
  for (const entry of entries) {
    try {
      const item = read(entry);
      if (item !== null) sieved.sound.push(item);
    } catch (error) {
      if (!(error instanceof OddItem)) throw error;
      const called = wpCalledSchema.safeParse(toValue(entry));
      if (called.success) sieved.aside.push(setAside(called.data, error.oddity));
      else sieved.nameless.push(error.oddity);
    }
  }
  return sieved;
}

type Called = { id: number; slug: string; title?: { rendered: string }; name?: string };

function setAside({ id, slug, title, name }: Called, oddity: string): Refused {
  const words = firstWords(toPlain(title?.rendered || name || ''), 80);
  const called = words ? ` (“${words}”)` : '';
  return {
    id,
    slug: firstWords(toPlain(toSlug(slug)), 200) || 'without slug',
    reason: `${oddity}${called}; it was left as it stood here: open and save it in WordPress`,
  };
}
