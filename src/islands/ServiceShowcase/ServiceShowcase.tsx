import { AnimatePresence } from 'framer-motion';
import { type MouseEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { CarouselControls } from '#components/home/CarouselControls.tsx';
import { Motion } from '#components/motion/Motion.tsx';
import { useLive } from '#components/ui/use-live.ts';
import type { Locale } from '#config/locales.ts';
import { serviceShowcase } from '#i18n/en/service-showcase.ts';
import { useAutoAdvance } from '#islands/shared/use-auto-advance.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import { useSteps } from '#islands/shared/use-steps.ts';
import type { LearnMore } from '#schemas/service.ts';
import { Choice } from './Choice.tsx';
import { Detail } from './Detail.tsx';
import { loadDetails } from './details.ts';
import { Panel } from './Panel.tsx';
import { Slide } from './Slide.tsx';
import type { ShownService } from './services.ts';

/** Milliseconds between two services. */
const every = 8000;

interface Props {
  services: readonly ShownService[];
  /** Where Schedule leads. */
  chatLink: string;
  locale?: Locale;
  words?: typeof serviceShowcase;
}

/** Five services in one place, with a choice, arrows, dots and details. Without script: a row to scroll through. */
export function ServiceShowcase({ services, chatLink, locale = 'en', words = serviceShowcase }: Props) {
  const root = useIsland<HTMLElement>();
  const row = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const title = useId();
  const isLive = useLive();
  const [opened, setOpened] = useState<{ service: ShownService; detail: LearnMore } | null>(null);
  const { current, previous, start, go } = useSteps(services.length);
  const { wanted, moving, toggle, holds } = useAutoAdvance(root, {
    every,
    current,
    advance: () => go(current + 1),
    isHeld: opened !== null,
  });

  // A row that was scrolled before goes on where it stood.
  const takeOver = useEffectEvent((panels: HTMLDivElement) => {
    start(Math.round(panels.scrollLeft / panels.clientWidth) || 0);
    panels.scrollLeft = 0;
  });
  useLayoutEffect(() => {
    if (row.current) takeOver(row.current);
  }, []);

  const learnMore = async (event: MouseEvent<HTMLAnchorElement>, service: ShownService) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    try {
      const detail = (await loadDetails(locale))[service.id];
      if (!detail) throw new Error(`No detail of ${service.id}`);
      opener.current = link;
      setOpened({ service, detail });
    } catch {
      location.assign(link.href);
    }
  };

  return (
    <section
      ref={root}
      className="group page-section page relative"
      aria-labelledby={title}
      data-live={isLive || undefined}
      {...holds}
      // Whoever points at it may open a detail: they are fetched ahead.
      onPointerOver={() => void loadDetails(locale).catch(() => undefined)}
    >
      <h2 id={title}>{words.title}</h2>
      <Motion>
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 lg:mt-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-12">
          <Choice services={services} label={words.title} current={current} onGo={go} />
          <div
            ref={row}
            className="carousel-row group-data-live:overflow-clip group-data-live:[overflow-clip-margin:0.5rem]"
            // Screen readers announce the steps a visitor makes, not the automatic ones.
            aria-live={isLive ? (moving ? 'off' : 'polite') : undefined}
          >
            {services.map((service, index) => (
              <Slide key={service.id} isLive={isLive} index={index} current={current} previous={previous}>
                <Panel
                  service={service}
                  locale={locale}
                  words={words}
                  onLearnMore={(event) => learnMore(event, service)}
                />
              </Slide>
            ))}
          </div>
          <CarouselControls
            labels={services.map((service) => service.title)}
            words={words.controls}
            hasChoice
            className="justify-self-center lg:col-start-2 lg:justify-self-start"
            current={current}
            moves={wanted}
            onGo={go}
            onToggle={toggle}
          />
        </div>
        <AnimatePresence onExitComplete={() => opener.current?.focus({ preventScroll: true })}>
          {opened && (
            <Detail
              key={opened.service.id}
              title={opened.service.title}
              detail={opened.detail}
              chatLink={chatLink}
              words={words.detail}
              onClose={() => setOpened(null)}
            />
          )}
        </AnimatePresence>
      </Motion>
    </section>
  );
}
