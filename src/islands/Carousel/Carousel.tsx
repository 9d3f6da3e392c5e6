import * as m from 'framer-motion/m';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { CarouselControls } from '#components/home/CarouselControls.tsx';
import { Quote } from '#components/home/Quote.tsx';
import { Motion } from '#components/motion/Motion.tsx';
import { useLive } from '#components/ui/use-live.ts';
import { useReducedMotion } from '#components/ui/use-media.ts';
import { testimonialCarousel } from '#i18n/en/testimonial-carousel.ts';
import type { SaidTestimonial } from '#i18n/facts/testimonials.ts';
import { useAutoAdvance } from '#islands/shared/use-auto-advance.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import { useSteps } from '#islands/shared/use-steps.ts';

/** Milliseconds between two testimonials, for one to fade out, and for the next to fade in. */
const every = 5000;
const wayOut = 300;
const wayIn = 50;

/** Where a slide lies, seen from the one that is shown. */
function toPlace(steps: number, count: number): 'main' | 'after' | 'before' | 'away' {
  if (steps === 0) return 'main';
  if (steps === 1) return 'after';
  return steps === count - 1 ? 'before' : 'away';
}

/** Alive all stand in one place; on a wide screen the one before and the one after are seen beside the one in the middle. */
const beside =
  'max-lg:invisible lg:cursor-pointer lg:border-transparent lg:text-ink-soft group-data-live:[grid-area:1/1]';
const places = {
  main: 'group-data-live:[grid-area:1/1] lg:group-data-live:col-2',
  before: `${beside} lg:group-data-live:col-1`,
  after: `${beside} lg:group-data-live:col-3`,
  away: 'invisible group-data-live:[grid-area:1/1] lg:group-data-live:col-2',
};

interface Props {
  testimonials: readonly SaidTestimonial[];
  words?: typeof testimonialCarousel;
}

/** One testimonial in the middle, its neighbours beside it where there is room. Without script: a row to scroll through. */
export function Carousel({ testimonials, words = testimonialCarousel }: Props) {
  const root = useIsland<HTMLElement>();
  const row = useRef<HTMLUListElement>(null);
  const title = useId();
  const isLive = useLive();
  const calm = useReducedMotion();
  const count = testimonials.length;
  const { current, start, go } = useSteps(count);
  const { wanted, moving, toggle, holds } = useAutoAdvance(root, {
    every,
    current,
    advance: () => go(current + 1),
  });

  // The shown quote changes to the chosen one after it has faded out.
  const [shown, setShown] = useState(current);
  const isFading = isLive && !calm && shown !== current;
  useEffect(() => {
    const timer = setTimeout(() => setShown(current), calm ? 0 : wayOut);
    return () => clearTimeout(timer);
  }, [current, calm]);
  const seen = calm ? current : shown;

  // A row that was scrolled before goes on where it stood.
  const takeOver = useEffectEvent((list: HTMLUListElement) => {
    const at = Math.round((list.scrollLeft / list.scrollWidth) * count) || 0;
    list.scrollLeft = 0;
    start(at);
    setShown(at);
  });
  useLayoutEffect(() => {
    if (row.current) takeOver(row.current);
  }, []);

  return (
    <section
      ref={root}
      className="group page-section page relative"
      aria-labelledby={title}
      data-live={isLive || undefined}
      {...holds}
    >
      <h2 id={title}>{words.title}</h2>
      <Motion>
        <m.ul
          ref={row}
          // Where the last one comes first, a row that snaps would follow the others away while the page still arrives.
          className="carousel-row mt-6 gap-6 group-data-live:overflow-clip group-data-live:[overflow-clip-margin:0.5rem] lg:snap-none lg:auto-cols-[calc((100%-3rem)/3)] lg:group-data-live:grid-cols-[repeat(3,1fr)]"
          // A row that scrolls can be reached by keyboard; one that does not need not be.
          tabIndex={isLive ? undefined : 0}
          // Screen readers announce the steps a visitor makes, not the automatic ones.
          aria-live={isLive ? (moving ? 'off' : 'polite') : undefined}
          initial={false}
          {...(isLive && { animate: { opacity: isFading ? 0 : 1 } })}
          transition={{ duration: (isFading ? wayOut : wayIn) / 1000 }}
        >
          {testimonials.map((testimonial, index) => {
            const place = isLive ? toPlace((index - seen + count) % count, count) : undefined;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the dots do the same by keyboard
              <li
                key={testimonial.id}
                // Where the island will put it, so that nothing moves when it comes: the first stands in the middle.
                className={`quote border-l-3 border-eosin pl-5 lg:last:-order-1 ${place ? places[place] : ''}`}
                data-place={place}
                onClick={() => place !== 'main' && go(index)}
              >
                <Quote testimonial={testimonial} words={words} />
              </li>
            );
          })}
        </m.ul>
      </Motion>
      <CarouselControls
        labels={testimonials.map(({ name }) => name)}
        words={words.controls}
        className="mt-4 justify-center"
        current={current}
        moves={wanted}
        onGo={go}
        onToggle={toggle}
      />
    </section>
  );
}
