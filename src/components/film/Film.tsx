import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { Artwork, artworkShape } from '#components/ui/Artwork.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { useLive } from '#components/ui/use-live.ts';
import { type FilmFiles, useFilm } from './use-film.ts';

export interface FilmHandle {
  /** Jumps to a moment of the film, in seconds. */
  go(seconds: number): void;
}

interface Props {
  /** The picture that stands in for the film. */
  image: string;
  files: FilmFiles;
  /** Classes of its form. */
  shape?: string;
  /** Classes of its place. */
  className?: string;
  /** What the button is called while the film moves, and while it does not. */
  pause: string;
  play: string;
  /** What the film shows; without it the film is decoration. */
  label?: string;
  ref?: Ref<FilmHandle>;
  /** The film cannot be had: it and its button are gone, the picture stays. */
  onFailed?(): void;
  onMoment?(seconds: number, duration: number): void;
  children?: ReactNode;
}

/** A silent, looping film over its picture, with a button that pauses it. */
export function Film({
  image,
  files,
  shape = artworkShape,
  className = '',
  pause,
  play,
  label,
  ref,
  onFailed,
  onMoment,
  children,
}: Props) {
  const root = useRef<HTMLElement>(null);
  const isLive = useLive();
  const { isFailed, isShown, wanted, toggle, go, videoProps } = useFilm(root, { files, onFailed, onMoment });
  useImperativeHandle(ref, () => ({ go }));
  return (
    <figure ref={root} className={`relative ${className}`}>
      <Artwork image={image} shape={shape} />
      {isLive && !isFailed && (
        <>
          <video
            {...videoProps}
            className={`absolute inset-x-0 top-0 w-full object-cover opacity-0 data-shown:opacity-100 motion-safe:transition-opacity motion-safe:duration-400 ${shape}`}
            muted
            loop
            playsInline
            disablePictureInPicture
            aria-label={label}
            aria-hidden={label === undefined || undefined}
            data-shown={isShown || undefined}
          />
          <button
            type="button"
            className="film-switch absolute top-2 right-2 grid size-11 place-items-center rounded-full border border-rule-strong bg-paper p-0 text-haematoxylin hover:border-current"
            aria-label={wanted ? pause : play}
            onClick={toggle}
          >
            <Icon name={wanted ? 'pause' : 'play'} />
          </button>
        </>
      )}
      {children}
    </figure>
  );
}
