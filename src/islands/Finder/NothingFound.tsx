import { localePath } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import type { FinderVoice } from './voice.ts';

interface Props {
  /** The chat, with the question for a test; null where a line above has it already. */
  askLink: string | null;
  voice: FinderVoice;
}

/** What to do where no row answers. */
export function NothingFound({ askLink, voice }: Props) {
  const { locale, words } = voice;
  const { title, before, link, after, mayLack, ask } = words.nothing;
  return (
    <div className="px-4 py-10 text-center">
      <h2 className="text-h3 text-eosin-deep">{title}</h2>
      <p className="mt-2">
        {before}
        <a href={localePath(routes.problems, locale)}>{link}</a>
        {after}
        {askLink && (
          <>
            {mayLack}
            <a href={askLink} target="_blank" rel="noopener">
              {ask}
            </a>
            {after}
          </>
        )}
      </p>
    </div>
  );
}
