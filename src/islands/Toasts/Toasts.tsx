import { useStore } from '@nanostores/react';
import { AnimatePresence, LazyMotion, MotionConfig } from 'framer-motion';
import { useState } from 'react';
import { $toasts } from '#stores/toasts.ts';
import { ToastItem } from './ToastItem.tsx';

const loadMotion = async () => (await import('./motion.ts')).domAnimation;

/** The messages, newest first; none goes while the mouse rests on them. */
export function Toasts() {
  const toasts = useStore($toasts);
  const [isPaused, setIsPaused] = useState(false);
  return (
    <MotionConfig reducedMotion="user">
      <LazyMotion features={loadMotion} strict>
        <ul className="toasts" onMouseEnter={() => setIsPaused(true)} onMouseLeave={() => setIsPaused(false)}>
          <AnimatePresence>
            {toasts.map((toast) => (
              <ToastItem key={toast.id} toast={toast} isPaused={isPaused} />
            ))}
          </AnimatePresence>
        </ul>
      </LazyMotion>
    </MotionConfig>
  );
}
