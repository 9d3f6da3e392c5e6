import { memo } from 'react';
import { localePath } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import { formatRupees } from '#lib/money.ts';
import { AddButton } from './AddButton.tsx';
import type { Shown } from './engine.ts';
import type { FinderVoice } from './voice.ts';

interface Props extends Shown {
  isInPlan: boolean;
  voice: FinderVoice;
}

/** One entry as a row. Most keys leave most rows as they are, which are not rendered again then. */
export const HitRow = memo(function HitRow({ entry, gloss, reason, isInPlan, voice }: Props) {
  const { code, title, slug, price, department } = entry;
  const { locale, words, names } = voice;
  return (
    <li className="finder-row first:border-t-0">
      <a className="row-name" href={localePath(routes.test(slug), locale)}>
        {title}
      </a>
      <span className="row-price">{formatRupees(price)}</span>
      {gloss && <small className="col-start-1 text-small text-ink-soft">{gloss}</small>}
      <span className="row-place">{`${code} · ${names?.departments[department] ?? department}`}</span>
      <AddButton code={code} title={title} isOn={isInPlan} words={words} />
      {reason && <em className="col-start-1 text-small text-eosin-deep not-italic">{reason}</em>}
    </li>
  );
});
