// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { journey } from '#data/journey.ts';
import { HeroFilm } from '#islands/HeroFilm/HeroFilm.tsx';
import { Journey } from '#islands/Journey/Journey.tsx';
import { lessMotion, stubMedia, stubViewport } from './browser.ts';

const files = { webm: '/film.webm', mp4: '/film.mp4' };
const hero = <HeroFilm image="/art/departments/hematology" files={files} />;
const steps = <Journey {...journey} image="/art/films/journey" files={files} />;
const names = journey.steps.map(({ text }) => text);

let scrollTo: ReturnType<typeof stubViewport>;
const asked = vi.fn<(address: string) => Promise<Response>>();
const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
beforeEach(() => {
  stubMedia();
  scrollTo = stubViewport();
  asked.mockReset().mockImplementation(() => Promise.resolve(new Response('film')));
  play.mockClear();
  pause.mockClear();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const findVideo = () => {
  const video = document.querySelector('video');
  if (!video) throw new Error('The page has no film');
  return video;
};
/** The film has come, and the browser knows its length. */
const arrive = async () => {
  await waitFor(() => expect(findVideo().getAttribute('src')).toMatch(/^blob:/));
  act(() => void fireEvent.loadedMetadata(findVideo()));
};

test.each([
  ['hero', hero],
  ['journey', steps],
])('the page without script holds the picture of the %s and no dead control', (_, island) => {
  const html = renderToStaticMarkup(island);
  expect(html).toContain('<img');
  expect(html).not.toMatch(/<video|<button|style=/);
});

describe('the hero film', () => {
  test('is fetched and plays in view, rests out of view, and can be paused', async () => {
    render(hero);
    expect(asked).not.toHaveBeenCalled();
    await scrollTo(1);
    await arrive();
    expect(play).toHaveBeenCalledOnce();
    expect(findVideo()).toMatchObject({ muted: true, loop: true });
    fireEvent.click(screen.getByRole('button', { name: 'Pause the blood film' }));
    expect(pause).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Play the blood film' }));
    expect(play).toHaveBeenCalledTimes(2);
    await scrollTo(0);
    expect(pause).toHaveBeenCalledTimes(2);
    expect(asked).toHaveBeenCalledOnce();
  });

  test('is not fetched where less motion is asked for, until somebody presses play', async () => {
    stubMedia(lessMotion);
    render(hero);
    await scrollTo(1);
    expect(asked).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Play the blood film' }));
    await arrive();
    expect(play).toHaveBeenCalledOnce();
  });

  test('leaves the picture where it cannot be had', async () => {
    asked.mockResolvedValue(new Response('', { status: 404 }));
    render(hero);
    await scrollTo(1);
    await waitFor(() => expect(document.querySelector('video')).toBeNull());
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.querySelector('img')).not.toBeNull();
  });

  test('shows the play button where the browser refuses to begin', async () => {
    play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    render(hero);
    await scrollTo(1);
    await arrive();
    expect(await screen.findByRole('button', { name: 'Play the blood film' })).toBeTruthy();
  });
});

describe('the journey', () => {
  const present = () =>
    screen.getAllByRole('button').filter((button) => button.getAttribute('aria-current') === 'step');
  const step = (name = '') => within(screen.getByRole('list')).getByRole('button', { name });
  const reach = (seconds: number, duration = 10.5) => {
    const video = findVideo();
    Object.defineProperty(video, 'duration', { value: duration, configurable: true });
    Object.defineProperty(video, 'currentTime', { value: seconds, configurable: true, writable: true });
    fireEvent.timeUpdate(video);
  };

  test('marks the step of the moment, and the first at the end', async () => {
    render(steps);
    await scrollTo(1);
    await arrive();
    for (const [index, { start }] of journey.steps.entries()) {
      reach(start + 1);
      expect(present().map(({ textContent }) => textContent)).toEqual([names[index]]);
    }
    reach(10.5);
    expect(present()).toEqual([step(names[0])]);
  });

  test('a step leads to its moment and plays on', async () => {
    render(steps);
    await scrollTo(1);
    await arrive();
    fireEvent.click(screen.getByRole('button', { name: 'Pause the journey' }));
    fireEvent.click(step(names[2]));
    expect(findVideo().currentTime).toBe(4.5);
    expect(present()).toEqual([step(names[2])]);
    expect(screen.getByRole('button', { name: 'Pause the journey' })).toBeTruthy();
  });

  test('a step chosen before the film has come is kept, and stands still where less motion is asked for', async () => {
    stubMedia(lessMotion);
    render(steps);
    fireEvent.click(step(names[3]));
    expect(present()).toEqual([step(names[3])]);
    await arrive();
    expect(findVideo().currentTime).toBe(6.5);
    expect(play).not.toHaveBeenCalled();
  });

  test('is a plain list again where the film cannot be had', async () => {
    asked.mockResolvedValue(new Response('', { status: 404 }));
    render(steps);
    await scrollTo(1);
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(names);
  });
});
