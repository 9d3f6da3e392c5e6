import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';

/** The way of a slide, pixels. */
const way = 56;
const ease = [0.2, 0.7, 0.2, 1] as const;

const slide = {
  shown: (direction: number) => ({
    x: [way * direction, 0],
    opacity: [0, 1],
    transition: { duration: 0.45, ease },
  }),
  away: (direction: number) => ({
    x: -way * direction,
    opacity: 0,
    transition: { duration: 0.25, ease },
  }),
};

interface Props {
  children: ReactNode;
  /** Whether panels follow each other in one place; before they stand in a row. */
  isLive: boolean;
  index: number;
  current: number;
  /** The one before; null before the first step. */
  previous: number | null;
}

/** The place of one panel: all lie over each other, so that the height never changes, and the current one slides in from where it lies. */
export function Slide({ children, isLive, index, current, previous }: Props) {
  const isCurrent = index === current;
  const direction = previous !== null && current > previous ? 1 : -1;
  return (
    <m.div
      // Seen until it has gone.
      className="group-data-live:grid group-data-live:[grid-area:1/1] inert:invisible data-leaving:transition-[visibility] data-leaving:delay-250 data-leaving:duration-0"
      inert={isLive && !isCurrent}
      data-leaving={index === previous || undefined}
      custom={direction}
      variants={slide}
      initial={false}
      {...(previous !== null && { animate: isCurrent ? 'shown' : 'away' })}
    >
      {children}
    </m.div>
  );
}
