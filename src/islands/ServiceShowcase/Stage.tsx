import { domMin, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';

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
  /** The panels as the page brought them. */
  panels: readonly HTMLElement[];
  current: number;
  /** 1 is forward: the slide comes from the right. */
  direction: 1 | -1;
}

/** All panels in one place, so that its height never changes; the current one slides in from where it lies. */
export function Stage({ panels, current, direction }: Props) {
  return (
    <LazyMotion features={domMin} strict>
      <MotionConfig reducedMotion="user">
        {panels.map((panel, index) => (
          <m.div
            key={panel.id}
            ref={(place) => void (place && panel.parentElement !== place && place.append(panel))}
            inert={index !== current}
            custom={direction}
            variants={slide}
            initial={false}
            animate={index === current ? 'shown' : 'away'}
          />
        ))}
      </MotionConfig>
    </LazyMotion>
  );
}
