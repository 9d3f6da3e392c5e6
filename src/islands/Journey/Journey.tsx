import { useRef, useState } from 'react';
import { Film, type FilmHandle } from '#components/film/Film.tsx';
import type { FilmFiles } from '#components/film/use-film.ts';
import { Icon } from '#components/ui/Icon.tsx';
import type { IconName } from '#components/ui/icon-shapes.ts';
import { useLive } from '#components/ui/use-live.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import { getStepAt } from '#lib/journey.ts';
import './journey.css';

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
}

/** Five steps beside their film: the step of the moment is marked, and a step leads to its moment. Without the film, a list. */
export function Journey({ steps, fallbackDuration, image, files }: Props) {
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
    <div ref={root} className="film-and-steps">
      <Film
        ref={film}
        image={image}
        files={files}
        subject="the journey"
        label="Film of the five steps, from the chat to the report"
        onFailed={() => setHasFilm(false)}
        onMoment={follow}
      />
      <ol ref={list} data-follows={follows || undefined}>
        {steps.map(({ start, text, description, icon, color }, index) => (
          <li key={text} data-tone={color}>
            <Icon name={icon} size={24} />
            <h3>
              {follows ? (
                <button
                  type="button"
                  aria-current={index === current ? 'step' : undefined}
                  onClick={() => choose(index, start)}
                >
                  {text}
                </button>
              ) : (
                text
              )}
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
