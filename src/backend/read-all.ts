import * as z from 'zod/mini';
import { readAnswer } from '#backend/read-answer.ts';
import { requestWithSession } from '#backend/rows.ts';
import type { AuthClient, Backend, Outcome } from '#backend/session.ts';

/** Rows of one answer: what a hosted project gives at the most. */
const batch = 1000;

/** Every row that a query finds, asked for in batches; `path` names an order, so that no row comes twice or not at all. */
export async function readAll<Row>(
  auth: AuthClient,
  backend: Backend,
  path: `${string}&order=${string}`,
  row: z.ZodMiniType<Row>,
  complaint?: string,
): Promise<Outcome<Row[]>> {
  const all: Row[] = [];
  for (let offset = 0; ; offset += batch) {
    const answer = await requestWithSession(auth, backend, `${path}&limit=${batch}&offset=${offset}`);
    const rows = readAnswer(answer, z.array(row), complaint);
    if (!rows.ok) return rows;
    all.push(...rows.value);
    if (rows.value.length < batch) return { ok: true, value: all };
  }
}
