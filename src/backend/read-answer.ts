import type * as z from 'zod/mini';
import { fail, type Outcome } from '#backend/session.ts';

/** The value of an answer once it has the expected form; `complaint` is said where it has another. */
export function readAnswer<Value>(
  answer: Outcome<unknown>,
  schema: z.ZodMiniType<Value>,
  complaint: string,
): Outcome<Value> {
  if (!answer.ok) return answer;
  const parsed = schema.safeParse(answer.value);
  return parsed.success ? { ok: true, value: parsed.data } : fail({ kind: 'refused', message: complaint });
}
