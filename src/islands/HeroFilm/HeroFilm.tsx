import { Film } from '#components/film/Film.tsx';
import type { FilmFiles } from '#components/film/use-film.ts';
import { films } from '#i18n/en/films.ts';
import { useIsland } from '#islands/shared/use-island.ts';

interface Props {
  image: string;
  files: FilmFiles;
  words?: typeof films;
}

/** The picture of the first screen, whose cells drift. */
export function HeroFilm({ image, files, words = films }: Props) {
  const root = useIsland<HTMLElement>();
  return (
    // On a desk it is the round field of the microscope.
    <Film
      image={image}
      files={files}
      shape="aspect-[16/7] rounded-soft md:aspect-square md:rounded-full"
      pause={words.pauseHero}
      play={words.playHero}
    >
      <figcaption
        ref={root}
        className="mt-2.5 flex items-end justify-between text-small text-ink-soft md:mt-0"
      >
        {/* The scale bar of the eyepiece. */}
        <span className="w-16 border-x border-b-2 border-ink pb-1 text-center leading-[1]">20 µm</span>
        {words.hero}
      </figcaption>
    </Film>
  );
}
