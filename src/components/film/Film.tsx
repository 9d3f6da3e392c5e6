import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { Plate } from '#components/ui/Plate.tsx';
import { useLive } from '#components/ui/use-live.ts';
import { type FilmFiles, useFilm } from './use-film.ts';
import './film.css';

export interface FilmHandle {
  /** Jumps to a moment of the film, in seconds. */
  go(seconds: number): void;
}

interface Props {
  /** The picture that stands in for the film. */
  image: string;
  files: FilmFiles;
  /** What moves, for the button: "Pause the blood film". */
  subject: string;
  /** What the film shows; without it the film is decoration. */
  label?: string;
  ref?: Ref<FilmHandle>;
  /** The film cannot be had: it and its button are gone, the picture stays. */
  onFailed?(): void;
  onMoment?(seconds: number, duration: number): void;
  children?: ReactNode;
}

/** A silent, looping film over its picture, with a button that pauses it. */
export function Film({ image, files, subject, label, ref, onFailed, onMoment, children }: Props) {
  const root = useRef<HTMLElement>(null);
  const isLive = useLive();
  const { isFailed, isShown, wanted, toggle, go, videoProps } = useFilm(root, { files, onFailed, onMoment });
  useImperativeHandle(ref, () => ({ go }));
  return (
    <figure ref={root} className="film">
      <Plate image={image} />
      {isLive && !isFailed && (
        <>
          <video
            {...videoProps}
            className="plate"
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
            className="film-switch"
            aria-label={`${wanted ? 'Pause' : 'Play'} ${subject}`}
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
