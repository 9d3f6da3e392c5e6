import { type ReactNode, useEffect, useRef } from 'react';

/**
 * What has just been done. The control that did it is gone, so the focus comes here, and with it the place on the screen;
 * `turn` changes with every piece of news.
 */
export function FocusedStatus({ turn, children }: { turn: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turn !== '') place.current?.focus();
  }, [turn]);
  return (
    <div
      className="flex scroll-mt-24 items-center gap-4 border-l-4 border-l-leaf pl-3 wrap-anywhere outline-none empty:hidden"
      role="status"
      tabIndex={-1}
      ref={place}
    >
      {turn !== '' && children}
    </div>
  );
}
