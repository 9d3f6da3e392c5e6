import type { z } from 'zod';
import { SyncStop } from '#lib/wordpress/stop.ts';

/** The `id` of a raw list entry, when it has one; for naming it in a message. */
export function rawId(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  return typeof value.id === 'number' ? value.id : undefined;
}

/** Parses one part of WordPress's answer, or stops with the request, the thing and the field. */
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
  throw new SyncStop(`${request}: ${thing}, field ${field}: ${issue?.message ?? 'not understood'}`);
}
