import { fill } from '#config/fill.ts';
import { localePath } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import type { LinkedAnswer, PackMeaning } from '#lib/finder/data.ts';
import type { Missing } from '#lib/finder/search.ts';
import { formatRupees } from '#lib/money.ts';
import type { FinderVoice } from './voice.ts';

interface Props {
  absent: readonly Missing[];
  siteAnswers: readonly LinkedAnswer[];
  packs: readonly PackMeaning[];
  /** The chat, with the question for a test that is not in the lists. */
  askLink: string;
  /** The chat, with the message of a booking; null where nothing offers to book. */
  bookLink: string | null;
  voice: FinderVoice;
}

/** What a search asks for that is no row of the list: tests that are not offered, pages, health packs. */
export function StatusLines({ absent, packs, siteAnswers, askLink, bookLink, voice }: Props) {
  const { locale, words } = voice;
  const { absent: lacks, siteAnswer: about, packs: ofPacks } = words;
  const nearest = [...new Map(absent.flatMap((one) => one.nearest).map((one) => [one.code, one])).values()];
  return (
    <div role="status">
      {absent.length > 0 && (
        <p className="mb-4">
          {lacks.before}
          <b className="font-[400]">{absent.map(({ name }) => name).join(', ')}</b>
          {lacks.after}
          {nearest.length > 0 && (
            <>
              {lacks.nearest}
              {nearest.map(({ code, slug, title, price }, at) => (
                <span key={code}>
                  {at > 0 && ', '}
                  <a href={localePath(routes.test(slug), locale)}>{title}</a> {formatRupees(price)}
                </span>
              ))}
              {lacks.after}
              {bookLink && (
                <>
                  <a href={bookLink} target="_blank" rel="noopener">
                    {lacks.book}
                  </a>
                  {lacks.after}
                </>
              )}
            </>
          )}
          <a href={askLink} target="_blank" rel="noopener">
            {lacks.ask}
          </a>
          {lacks.stop}
        </p>
      )}
      {siteAnswers.map(({ title, href, hreflang }) => (
        <p key={href} className="mb-4">
          {about.before}
          <a href={href} hrefLang={hreflang}>
            {title}
          </a>
          {about.after}
        </p>
      ))}
      {packs.map(({ meaning, packs: named }) => (
        <p className="mb-4" key={meaning}>
          {ofPacks.before}
          <a href={localePath(routes.packages, locale)}>{ofPacks.link}</a>
          {fill(ofPacks.after, {
            packs: named.map(({ name, price }) => `${name}\u00a0${formatRupees(price)}`).join(', '),
          })}
        </p>
      ))}
    </div>
  );
}
