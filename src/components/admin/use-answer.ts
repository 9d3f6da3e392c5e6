import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure, Outcome } from '#backend/session.ts';

interface Answer<Value> {
  /** Undefined until it has come; stays when a later question fails. */
  value: Value | undefined;
  failure: Failure | null;
}

/**
 * What a screen reads from the backend, asked for again when `turn` changes. Only the answer to the last question counts:
 * an older one that is late knows less. `ask` has to be the same function at each drawing.
 */
export function useAnswer<Value>(ask: () => Promise<Outcome<Value>>, turn?: unknown) {
  const [answer, setAnswer] = useState<Answer<Value>>({ value: undefined, failure: null });
  const asked = useRef(0);
  const load = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    const found = await ask();
    if (question !== asked.current) return;
    setAnswer(({ value }) =>
      found.ok ? { value: found.value, failure: null } : { value, failure: found.failure },
    );
  }, [ask]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn means that there is something new to read
  useEffect(() => void load(), [load, turn]);
  return {
    ...answer,
    load,
    /** Puts what somebody has just changed here into what was read. */
    put: (change: (before: Value | undefined) => Value) => {
      asked.current += 1;
      setAnswer(({ value }) => ({ value: change(value), failure: null }));
    },
  };
}
