import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useMedia, useReducedMotion } from '#components/ui/use-media.ts';

/** Addresses of a film in the two formats that browsers share. */
export interface FilmFiles {
  webm: string;
  mp4: string;
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
const never = () => () => {};

/** True where nothing may be fetched or move unasked. */
function useCalm(): boolean {
  const saving = useSyncExternalStore(never, savesData, () => false);
  const lessData = useMedia('(prefers-reduced-data: reduce)');
  const lessMotion = useReducedMotion();
  return saving || lessData || lessMotion;
}

/** Whether the page has loaded: a film never competes with it. */
const usePageLoaded = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      addEventListener('load', onChange);
      return () => removeEventListener('load', onChange);
    },
    () => document.readyState === 'complete',
    () => false,
  );

function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return inView;
}

interface Options {
  files: FilmFiles;
  onFailed?: (() => void) | undefined;
  /** Told the moment of the film in seconds, with every frame while it plays. */
  onMoment?: ((seconds: number, duration: number) => void) | undefined;
}

/**
 * A silent film over the picture in `root`. It is fetched when the page has loaded and the picture is in view, and only there
 * does it run; with Save-Data or where less motion is asked for, not before somebody presses play.
 */
export function useFilm(root: RefObject<HTMLElement | null>, { files, onFailed, onMoment }: Options) {
  const video = useRef<HTMLVideoElement>(null);
  const calm = useCalm();
  const lessMotion = useReducedMotion();
  const pageLoaded = usePageLoaded();
  const inView = useInView(root);
  const [wish, setWish] = useState({ calm, wanted: !calm });
  // What the device asks for counts anew when it changes.
  if (wish.calm !== calm) setWish({ calm, wanted: !calm });
  const setWanted = (wanted: boolean) => setWish({ calm, wanted });

  const runs = wish.wanted && inView && pageLoaded;
  const [isAsked, setAsked] = useState(false);
  if (runs && !isAsked) setAsked(true);
  const [source, setSource] = useState<string>();
  const [isReady, setReady] = useState(false);
  const [isShown, setShown] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const sought = useRef<number>(undefined);

  const fail = () => {
    setFailed(true);
    onFailed?.();
  };
  const failToLoad = useEffectEvent(fail);

  // Fetched whole: the CDN does not answer requests for a part of a file, and without those browsers cannot jump in it, or
  // (on iPhones) do not play it at all.
  const { webm, mp4 } = files;
  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    let address: string | undefined;
    const load = async () => {
      const file = video.current?.canPlayType('video/webm; codecs="vp9"') ? webm : mp4;
      const answer = await fetch(file, { priority: 'low', signal: leaving.signal });
      if (!answer.ok) throw new Error(`The film answered ${answer.status}`);
      address = URL.createObjectURL(await answer.blob());
      if (leaving.signal.aborted) URL.revokeObjectURL(address);
      else setSource(address);
    };
    load().catch(() => !leaving.signal.aborted && failToLoad());
    return () => {
      leaving.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [isAsked, webm, mp4]);

  useEffect(() => {
    const film = video.current;
    if (!film || !isReady) return;
    if (!runs) return film.pause();
    film.play().catch((error: unknown) => {
      // A browser that saves power refuses to begin; a pause that came in between does not matter.
      if (error instanceof DOMException && error.name === 'NotAllowedError')
        setWish((now) => ({ ...now, wanted: false }));
    });
  }, [isReady, runs]);

  const tell = () => {
    if (video.current && isReady) onMoment?.(video.current.currentTime, video.current.duration);
  };
  const tellFrame = useEffectEvent(tell);
  useEffect(() => {
    if (!isPlaying) return;
    let frame = requestAnimationFrame(function next() {
      tellFrame();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  return {
    isFailed,
    isShown,
    wanted: wish.wanted,
    toggle: () => setWanted(!wish.wanted),
    /** Jumps to a moment and goes on from there; where less motion is asked for it shows that moment still. */
    go(seconds: number) {
      sought.current = seconds;
      setAsked(true);
      if (video.current && isReady) video.current.currentTime = seconds;
      if (!lessMotion) setWanted(true);
    },
    videoProps: {
      ref: video,
      src: source,
      onLoadedMetadata() {
        setReady(true);
        if (video.current && sought.current !== undefined) video.current.currentTime = sought.current;
      },
      onError: fail,
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onPlaying: () => setShown(true),
      onSeeking: tell,
      onSeeked() {
        setShown(true);
        tell();
      },
      onTimeUpdate: tell,
    },
  };
}
