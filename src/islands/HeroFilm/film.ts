import { loadStyles } from '../load-styles.ts';
import styles from './film.css?url';
import { isCalm, lessMotion } from './wishes.ts';

type Options = {
  /** Addresses of the two files. */
  webm: string;
  mp4: string;
  /** What moves, for the button: "Pause the blood film". */
  subject: string;
  /** What the film shows; without it the film is decoration. */
  label?: string;
  /** The film cannot be had: it and its button are gone, the picture stays. */
  onFailed?(): void;
};

export type Film = {
  video: HTMLVideoElement;
  /** Jumps to a moment and goes on from there; where less motion is asked for it shows that moment still. */
  go(seconds: number): void;
};

/** Pause and play in the one button; its sheet shows the one that fits. */
const shapes = '<path d="M8.5 5.5v13M15.5 5.5v13"/><path d="M7.5 5v14l11.5-7z"/>';

function createVideo(label: string | undefined): HTMLVideoElement {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, loop: true, playsInline: true, className: 'plate' });
  video.disablePictureInPicture = true;
  if (label) video.ariaLabel = label;
  else video.ariaHidden = 'true';
  // The film is first painted as a speck (film.css) and shown whole two frames later: browsers measure an element at its first
  // paint, and the film at full size would count as the page's largest.
  const show = () => video.toggleAttribute('data-shown', true);
  const showSoon = () => requestAnimationFrame(() => requestAnimationFrame(show));
  for (const sign of ['playing', 'seeked']) video.addEventListener(sign, showSoon, { once: true });
  return video;
}

function createSwitch(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'film-switch';
  button.innerHTML = `<svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">${shapes}</svg>`;
  return button;
}

/**
 * Fetches a film whole and hands it over: the CDN does not answer requests for a part of a file, and without those
 * browsers cannot jump in it, or (on iPhones) do not play it at all.
 */
async function fetchInto(video: HTMLVideoElement, { webm, mp4 }: Options): Promise<void> {
  const answer = await fetch(video.canPlayType('video/webm; codecs="vp9"') ? webm : mp4, { priority: 'low' });
  if (!answer.ok) throw new Error(`The film answered ${answer.status}`);
  const address = URL.createObjectURL(await answer.blob());
  await new Promise((resolve, reject) => {
    video.onloadedmetadata = resolve;
    video.onerror = reject;
    video.src = address;
  });
}

/**
 * Lays a silent film over the picture in `host`. It is fetched when the page has loaded and the picture is in view, and
 * only there does it run; with Save-Data or where less motion is asked for, not before somebody presses play. Null where
 * its style sheet cannot be had: the picture stays.
 */
export async function showFilm(host: HTMLElement, options: Options): Promise<Film | null> {
  const isStyled = await loadStyles(styles).then(
    () => true,
    () => false,
  );
  if (!isStyled) return null;
  const video = createVideo(options.label);
  const button = createSwitch();
  let wanted = !isCalm();
  let inView = false;
  let pageLoaded = document.readyState === 'complete';

  let fetched: Promise<boolean> | undefined;
  const load = (): Promise<boolean> => {
    fetched ??= fetchInto(video, options).then(
      () => true,
      () => {
        watch.disconnect();
        video.remove();
        button.remove();
        options.onFailed?.();
        return false;
      },
    );
    return fetched;
  };
  const settle = async (): Promise<void> => {
    button.toggleAttribute('data-paused', !wanted);
    button.ariaLabel = `${wanted ? 'Pause' : 'Play'} ${options.subject}`;
    const runs = () => wanted && inView && pageLoaded;
    if (!runs()) video.pause();
    else if (await load()) {
      if (runs()) await video.play().catch(refuse);
    }
  };
  const want = (next: boolean): void => {
    wanted = next;
    void settle();
  };
  const refuse = (error: unknown): void => {
    // A browser that saves power refuses to begin; a pause that came in between does not matter.
    if (error instanceof DOMException && error.name === 'NotAllowedError') want(false);
  };

  button.addEventListener('click', () => want(!wanted));
  lessMotion.addEventListener('change', () => want(!isCalm()));
  addEventListener('load', () => {
    pageLoaded = true;
    void settle();
  });
  const watch = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false;
    void settle();
  });

  host.dataset.film = '';
  host.querySelector('.plate')?.after(video, button);
  void settle();
  watch.observe(host);
  return {
    video,
    async go(seconds) {
      if (!(await load())) return;
      video.currentTime = seconds;
      if (wanted || !lessMotion.matches) want(true);
    },
  };
}
