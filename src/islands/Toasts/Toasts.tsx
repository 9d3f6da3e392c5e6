import { useStore } from '@nanostores/react';
import { AnimatePresence } from 'framer-motion';
import { useState } from 'react';
import { Motion } from '#components/motion/Motion.tsx';
import { $toasts } from '#stores/toasts.ts';
import { ToastItem } from './ToastItem.tsx';

/** The messages, newest first; none goes while the mouse rests on them. */
export function Toasts() {
  const toasts = useStore($toasts);
  const [isPaused, setIsPaused] = useState(false);
  return (
    <Motion>
      <ul className="toasts" onMouseEnter={() => setIsPaused(true)} onMouseLeave={() => setIsPaused(false)}>
        <AnimatePresence>
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} isPaused={isPaused} />
          ))}
        </AnimatePresence>
      </ul>
    </Motion>
  );
}
