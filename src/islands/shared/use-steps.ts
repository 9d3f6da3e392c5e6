import { useState } from 'react';

interface Steps {
  current: number;
  /** Where it stood before; null before the first step. */
  previous: number | null;
}

/** The place of a carousel among `count`; a step past the ends begins again. */
export function useSteps(count: number) {
  const [{ current, previous }, setSteps] = useState<Steps>({ current: 0, previous: null });
  return {
    current,
    previous,
    /** Goes on from where a reader had come before the carousel was one. */
    start: (at: number) => setSteps({ current: Math.min(count - 1, Math.max(0, at)), previous: null }),
    go(to: number) {
      const next = ((to % count) + count) % count;
      if (next !== current) setSteps({ current: next, previous: current });
    },
  };
}
