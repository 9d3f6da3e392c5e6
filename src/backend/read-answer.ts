import type * as z from 'zod/mini';
import { fail, type Outcome } from '#backend/session.ts';

/** The value of an answer once it has the expected form; `complaint` is said where it has another. */
export function readAnswer<Value>(
  answer: Outcome<unknown>,
  schema: z.ZodMiniType<Value>,
  complaint = 'The answer of the database could not be read.',
): Outcome<Value> {
  if (!answer.ok) return answer;
  const parsed = schema.safeParse(answer.value);
  return parsed.success ? { ok: true, value: parsed.data } : fail({ kind: 'failed', message: complaint });
}

/** The first row of an answer; null when there is none. */
export const takeFirst = <Row>(rows: Outcome<Row[]>): Outcome<Row | null> =>
  rows.ok ? { ok: true, value: rows.value[0] ?? null } : rows;
