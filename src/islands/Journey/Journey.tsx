import { useRef, useState } from 'react';
import { Film, type FilmHandle } from '#components/film/Film.tsx';
import type { FilmFiles } from '#components/film/use-film.ts';
import { Icon } from '#components/ui/Icon.tsx';
import type { IconName } from '#components/ui/icon-shapes.ts';
import { useLive } from '#components/ui/use-live.ts';
import { films } from '#i18n/en/films.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import { getStepAt } from '#lib/film-step.ts';

/** Seconds, less than a frame, by which a browser may fall short of the moment that it was told to jump to. */
const slack = 0.02;

interface Step {
  /** Second of the film at which it begins. */
  start: number;
  text: string;
  description: string;
  icon: IconName;
  color: string;
}

interface Props {
  steps: readonly Step[];
  /** Seconds to reckon with until the film tells its length. */
  fallbackDuration: number;
  image: string;
  files: FilmFiles;
  words?: typeof films;
}

/** The line of the journey runs behind its stations. */
const station =
  'relative min-h-12 pb-5 pl-17 not-last:before:absolute not-last:before:inset-y-0 not-last:before:left-6 not-last:before:border-l not-last:before:border-rule-strong max-md:pb-4';
const sign =
  'absolute top-0 left-0 size-12 rounded-full border border-(--tone) bg-paper p-3 text-(--tone) group-data-[tone=marigold]:border-rule-strong group-data-[tone=marigold]:bg-marigold group-data-[tone=marigold]:text-ink';
const present =
  'group-has-aria-current:border-(--tone) group-has-aria-current:bg-(--tone) group-has-aria-current:text-sheet group-has-aria-current:outline-2 group-has-aria-current:outline-offset-3 group-has-aria-current:outline-(--tone) group-data-[tone=marigold]:group-has-aria-current:text-ink';
/** As large as all its words. A keyboard that goes back up finds it below the film, which stays in sight on a narrow screen. */
const step =
  'border-0 bg-transparent p-0 text-start after:absolute after:-top-2 after:right-0 after:bottom-2 after:left-0 after:rounded-soft focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-haematoxylin beside-film:scroll-mt-[calc(5.5rem+60vw)]';
const underline =
  'decoration-eosin decoration-[0.15em] underline-offset-[0.2em] group-hover:underline aria-[current]:underline';
/** The journey's own line, as far as the film has come. */
const progress =
  'relative after:absolute after:top-0 after:bottom-20 after:left-[calc(1.5rem-1px)] after:-z-1 after:w-[3px] after:origin-top after:bg-eosin after:[scale:1_var(--share,0)]';

/** Five steps beside their film: the step of the moment is marked, and a step leads to its moment. Without the film, a list. */
export function Journey({ steps, fallbackDuration, image, files, words = films }: Props) {
  const root = useIsland<HTMLDivElement>();
  const film = useRef<FilmHandle>(null);
  const list = useRef<HTMLOListElement>(null);
  const isLive = useLive();
  const [hasFilm, setHasFilm] = useState(true);
  const [current, setCurrent] = useState(0);
  const follows = isLive && hasFilm;

  const show = (step: number, share: number) => {
    setCurrent(step);
    list.current?.style.setProperty('--share', String(share));
  };
  const choose = (step: number, start: number) => {
    show(step, start / fallbackDuration);
    film.current?.go(start);
  };
  const follow = (seconds: number, length: number) => {
    const duration = length || fallbackDuration;
    const starts = steps.map(({ start }) => start);
    show(getStepAt(starts, seconds + slack, duration), Math.min(1, seconds / duration));
  };

  return (
    <div ref={root} className="lg:grid lg:grid-cols-[1.4fr_1fr] lg:items-center lg:gap-16">
      <Film
        ref={film}
        image={image}
        files={files}
        className="beside-film:sticky beside-film:top-18 beside-film:z-1 mt-8 max-md:mt-5"
        pause={words.pauseJourney}
        play={words.playJourney}
        label={words.journey}
        onFailed={() => setHasFilm(false)}
        onMoment={follow}
      />
      <ol ref={list} className={`mt-8 max-md:mt-5 ${follows ? progress : ''}`}>
        {steps.map(({ start, text, description, icon, color }, index) => (
          <li key={text} className={`group ${station}`} data-tone={color}>
            <Icon name={icon} size={24} className={follows ? `${sign} ${present}` : sign} />
            <h3>
              {follows ? (
                <button
                  type="button"
                  className={`${step} ${underline}`}
                  aria-current={index === current ? 'step' : undefined}
                  onClick={() => choose(index, start)}
                >
                  {text}
                </button>
              ) : (
                text
              )}
            </h3>
            <p className="mt-1 text-ink-soft max-md:mt-0 max-md:leading-[1.45]">{description}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
