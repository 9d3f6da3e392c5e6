import mp4 from '#assets/video/journey.mp4';
import webm from '#assets/video/journey.webm';
import { journey } from '#data/journey.ts';
import { find } from '#islands/find.ts';
import { showFilm } from '#islands/HeroFilm/film.ts';
import { loadStyles } from '#islands/load-styles.ts';
import { followFilm } from './follow.ts';
import styles from './journey.css?url';
import { toButtons } from './steps.ts';

const { fallbackDuration } = journey;
const starts = journey.steps.map(({ start }) => start);

/** Plays the journey beside its steps: the step of the moment is marked, and a step leads to its moment. */
async function start(island: HTMLElement): Promise<void> {
  const host = find(island, 'figure', HTMLElement);
  await loadStyles(styles);
  // A step may be chosen while the film's own parts are on their way: none of the presses is lost.
  const coming = showFilm(host, {
    webm,
    mp4,
    subject: 'the journey',
    label: 'Film of the five steps, from the chat to the report',
    // Without a film the steps are a plain list again.
    onFailed: () => steps.undo(),
  });
  const steps = toButtons(island, async (index) => {
    const start = starts[index] ?? 0;
    steps.show(index, start / fallbackDuration);
    (await coming)?.go(start);
  });
  steps.show(0, 0);
  const film = await coming;
  if (film) followFilm(film.video, { starts, fallbackDuration, show: steps.show });
  else steps.undo();
}

export function mount(island: HTMLElement): void {
  start(island).catch((error: unknown) => console.error(error));
}
