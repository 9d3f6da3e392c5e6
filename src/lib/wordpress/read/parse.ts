import type { z } from 'zod';
import { FaultyItem, firstWords } from '#lib/wordpress/errors.ts';
import { toPlain } from '#lib/wordpress/read/plain-text.ts';
import type { Refused } from '#lib/wordpress/read/reading.ts';
import { toSlug } from '#lib/wordpress/read/slug.ts';
import { wpCalledSchema } from '#schemas/wordpress.ts';

/** The `id` of a raw list entry, when it has one; for naming it in a message. */
export function readId(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  return typeof value.id === 'number' ? value.id : undefined;
}

/** How messages name an entry of a list. */
export const nameEntry = (kind: string, value: unknown): string => `${kind} ${readId(value) ?? 'without id'}`;

/** Parses one part of WordPress's answer; what does not fit is a fault, said with the request, the thing and the field. */
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
  throw new FaultyItem(`${request}: ${thing}`, `field ${field}: ${issue?.message ?? 'not understood'}`);
}

/** What becomes of the entries of a list: those that were understood, and the others by name. */
export type Separated<Item> = {
  valid: Item[];
  faulty: Refused[];
  /** The faults of entries that have no id to call them by. */
  withoutId: string[];
};

/** Reads a list entry by entry: a faulty one is set aside and never holds up the others. */
export function separateFaulty<Entry, Item>(
  entries: readonly Entry[],
  toValue: (entry: Entry) => unknown,
  read: (entry: Entry) => Item | null,
): Separated<Item> {
  const separated: Separated<Item> = { valid: [], faulty: [], withoutId: [] };
  for (const entry of entries) {
    try {
      const item = read(entry);
      if (item !== null) separated.valid.push(item);
    } catch (error) {
      if (!(error instanceof FaultyItem)) throw error;
      const called = wpCalledSchema.safeParse(toValue(entry));
      if (called.success) separated.faulty.push(toRefused(called.data, error.fault));
      else separated.withoutId.push(error.fault);
    }
  }
  return separated;
}

type Called = { id: number; slug: string; title?: { rendered: string }; name?: string };

function toRefused({ id, slug, title, name }: Called, fault: string): Refused {
  return {
    id,
    slug: firstWords(toPlain(toSlug(slug)), 200) || 'without slug',
    title: toPlain(title?.rendered || name || ''),
    reason: `${fault}; it was not copied, an earlier copy stays: open and save it in WordPress`,
  };
}
