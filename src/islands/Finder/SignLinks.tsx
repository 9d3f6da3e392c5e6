import { localePath } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import type { SignLink } from '#lib/finder/signs.ts';
import type { FinderVoice } from './voice.ts';

interface Props {
  signs: readonly SignLink[];
  voice: FinderVoice;
}

const way = 'mr-3 inline-block py-2.5';

/** Links to the signs that a search speaks of; an invitation to all of them where it speaks of none. */
export function SignLinks({ signs, voice: { locale, words } }: Props) {
  const { before, unsure, link } = words.signs;
  return (
    <p className="text-[0.9375rem]">
      {signs.length === 0 ? (
        <>
          {unsure}
          <a className={way} href={localePath(routes.problems, locale)}>
            {link}
          </a>
        </>
      ) : (
        <>
          {before}
          {signs.map(({ slug, sign }) => (
            <a key={slug} className={way} href={localePath(routes.problem(slug), locale)}>
              {sign}
            </a>
          ))}
        </>
      )}
    </p>
  );
}
