import mp4 from '#assets/video/hero.mp4';
import webm from '#assets/video/hero.webm';
import { showFilm } from './film.ts';

/** Lets the cells of the hero's picture drift. */
export function mount(island: HTMLElement): void {
  void showFilm(island, { webm, mp4, subject: 'the blood film' });
}
