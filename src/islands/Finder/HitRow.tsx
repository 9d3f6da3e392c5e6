import { memo } from 'react';
import { fill } from '#config/fill.ts';
import { localePath } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import { sharedTubes, tubeIds } from '#lib/finder/view.ts';
import { formatRupees } from '#lib/money.ts';
import { AddButton } from './AddButton.tsx';
import type { Shown } from './engine.ts';
import type { FinderVoice } from './voice.ts';

interface Props extends Shown {
  isInPlan: boolean;
  bookLink: string | null;
  voice: FinderVoice;
}

/** The tube with its colour, as the filter names it; a test that needs a tube of its own may have another. */
function nameSample(specimen: string, ownTube: boolean, { words, names }: FinderVoice): string {
  const tube = ownTube ? undefined : tubeIds.find((id) => sharedTubes[id] === specimen);
  return tube ? words.filters.tubes[tube] : (names?.specimens[specimen] ?? specimen);
}

/**
 * One entry as a row: price, samples, time to the result, and the ways to book and to plan it. Most keys leave most rows as
 * they are, which are not rendered again then.
 */
export const HitRow = memo(function HitRow(props: Props) {
  const { entry, gloss, reason, isInPlan, bookLink, voice } = props;
  const { code, title, slug, price, department, specimens, ownTube, result } = entry;
  const { locale, words, planWords, names } = voice;
  return (
    <li className="finder-row hit-columns pb-0 first:border-t-0 lg:pb-2.5">
      <a className="row-name" href={localePath(routes.test(slug), locale)}>
        {title}
      </a>
      <span className="row-price">{formatRupees(price)}</span>
      {gloss && <small className="col-start-1 text-small text-ink-soft">{gloss}</small>}
      <span className="row-place">{`${code} · ${names?.departments[department] ?? department}`}</span>
      {reason && <em className="col-start-1 text-small text-eosin-deep not-italic">{reason}</em>}
      <div className="col-span-full flex flex-wrap items-center gap-x-3.5 text-small lg:contents">
        <p className="flex flex-wrap gap-x-3.5 py-1 lg:col-start-2 lg:py-0">
          <span className="empty:hidden">
            {specimens.map((specimen) => nameSample(specimen, ownTube, voice)).join(' + ')}
          </span>
          {result && (
            <span>
              <span className="sr-only">{words.result}</span>
              {result}
            </span>
          )}
        </p>
        <p className="relative -mr-2 ml-auto flex lg:col-start-4 lg:row-span-2 lg:row-start-1">
          <AddButton code={code} title={title} isOn={isInPlan} words={words} planWords={planWords} />
          {bookLink && (
            <a
              className="inline-flex min-h-11 items-center px-2 font-[600]"
              href={bookLink}
              target="_blank"
              rel="noopener"
              aria-label={fill(words.bookLabel, { title })}
            >
              {words.book}
            </a>
          )}
        </p>
      </div>
    </li>
  );
});
