import { type ReactNode, useEffect, useState } from 'react';
import { useIsland } from '#islands/shared/use-island.ts';

interface Props {
  /** The address of the map for a frame. */
  frame: string;
  /** Says what the frame shows. */
  title: string;
  show: string;
  /** Its place on the page. */
  className?: string;
  /** Slot: what the visitor learns before, with a link to the map's own page. */
  children?: ReactNode;
}

/** A map of others, which knows nothing of the visitor until it is opened. Then it stays, open or shut. */
export function LiveMap({ frame, title, show, className = '', children }: Props) {
  const root = useIsland<HTMLDetailsElement>();
  const [isShown, setIsShown] = useState(false);
  // It may have been opened before React came.
  useEffect(() => {
    if (root.current?.open) setIsShown(true);
  }, [root]);
  return (
    <details
      suppressHydrationWarning
      className={`noscript:hidden ${className}`}
      ref={root}
      onToggle={() => setIsShown(true)}
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-haematoxylin underline">
        {show}
      </summary>
      {children}
      {isShown && (
        <iframe
          className="block aspect-[16/10] h-auto w-full rounded-soft border border-rule"
          src={frame}
          title={title}
          width="640"
          height="400"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      )}
    </details>
  );
}
