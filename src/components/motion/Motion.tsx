import { LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';

const loadFeatures = async () => (await import('./features.ts')).domAnimation;

/**
 * Around what moves: `m` elements inside are plain ones until the code of the motion has come. Where less motion is asked for,
 * nothing changes its place.
 */
export function Motion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  );
}
