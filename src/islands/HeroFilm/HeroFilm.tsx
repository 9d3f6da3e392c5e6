import { Film } from '#components/film/Film.tsx';
import type { FilmFiles } from '#components/film/use-film.ts';
import { useIsland } from '#islands/shared/use-island.ts';

interface Props {
  image: string;
  files: FilmFiles;
}

/** The picture of the first screen, whose cells drift. */
export function HeroFilm({ image, files }: Props) {
  const root = useIsland<HTMLElement>();
  return (
    <Film image={image} files={files} subject="the blood film">
      <figcaption ref={root}>
        <span>20 µm</span>A dog’s blood film, drawn
      </figcaption>
    </Film>
  );
}
