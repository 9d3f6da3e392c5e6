import { getStepAt } from '#lib/journey.ts';

type Options = {
  starts: readonly number[];
  /** Seconds to reckon with until the film tells its length. */
  fallbackDuration: number;
  show(current: number, share: number): void;
};

/** Seconds, less than a frame, by which a browser may fall short of the moment that it was told to jump to. */
const slack = 0.02;

/** Says which step the film is at, with every frame while it plays. */
export function followFilm(video: HTMLVideoElement, { starts, fallbackDuration, show }: Options): void {
  const tell = (): void => {
    const duration = video.duration || fallbackDuration;
    const moment = video.currentTime + slack;
    show(getStepAt(starts, moment, duration), Math.min(1, video.currentTime / duration));
  };
  const run = (): void => {
    tell();
    if (!video.paused) requestAnimationFrame(run);
  };
  video.addEventListener('play', run);
  for (const sign of ['seeking', 'seeked', 'timeupdate']) video.addEventListener(sign, tell);
}
