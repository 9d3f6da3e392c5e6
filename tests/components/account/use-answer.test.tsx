// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Outcome } from '#backend/session.ts';
import { useAnswer } from '#components/admin/use-answer.ts';

afterEach(cleanup);

/** A backend whose answers come when a test gives them. */
function holdAnswers() {
  const waiting: ((outcome: Outcome<string>) => void)[] = [];
  return {
    ask: () => new Promise<Outcome<string>>((resolve) => waiting.push(resolve)),
    give: (question: number, outcome: Outcome<string>) => act(async () => waiting[question]?.(outcome)),
  };
}
const yes = (value: string): Outcome<string> => ({ ok: true, value });
const no: Outcome<string> = { ok: false, failure: { kind: 'unreachable' } };

test('an answer that comes after that to a later question counts no more', async () => {
  const { ask, give } = holdAnswers();
  const { result, rerender } = renderHook(({ turn }) => useAnswer(ask, turn), { initialProps: { turn: 0 } });
  rerender({ turn: 1 });
  await give(1, yes('new'));
  await give(0, yes('old'));
  expect(result.current).toMatchObject({ value: 'new', failure: null });
});

test('what was read stays when a later question fails, and what is changed here is not undone by an answer on its way', async () => {
  const { ask, give } = holdAnswers();
  const { result } = renderHook(() => useAnswer(ask));
  await give(0, yes('read'));
  act(() => void result.current.load());
  await give(1, no);
  expect(result.current).toMatchObject({ value: 'read', failure: { kind: 'unreachable' } });
  act(() => void result.current.load());
  act(() => result.current.put((before) => `${before} and changed`));
  await give(2, yes('read'));
  await waitFor(() => expect(result.current).toMatchObject({ value: 'read and changed', failure: null }));
});
