import * as m from 'framer-motion/m';
import { useEffect, useRef } from 'react';
import { dismissToast, type Toast, toastDurations } from '#stores/toasts.ts';

/** One message, which takes itself away when its time is over. A pause stops its clock. */
export function ToastItem({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  const { id, kind, text } = toast;
  const left = useRef(toastDurations[kind]);
  useEffect(() => {
    if (isPaused || left.current === null) return undefined;
    const { current } = left;
    const start = Date.now();
    const timer = setTimeout(() => dismissToast(id), current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, current - (Date.now() - start));
    };
  }, [id, isPaused]);
  return (
    <m.li
      data-kind={kind}
      initial={{ opacity: 0, y: -16 }}
      animate={{ opacity: 1, y: 0 }}
      exit={{ opacity: 0, y: -16 }}
      transition={{ duration: 0.2 }}
    >
      {text}
    </m.li>
  );
}
