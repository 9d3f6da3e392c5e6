import { memo } from 'react';
import { routes } from '#config/routes.ts';
import type { FinderEntry } from '#lib/finder/entry.ts';
import { formatRupees } from '#lib/money.ts';
import { AddButton } from './AddButton.tsx';

interface Props {
  entry: FinderEntry;
  /** Why it answers; empty without a search. */
  reason: string;
  isInPlan: boolean;
}

/** One entry as a row. Most keys leave most rows as they are, which are not rendered again then. */
export const HitRow = memo(function HitRow({ entry, reason, isInPlan }: Props) {
  const { code, title, slug, price, department } = entry;
  return (
    <li className="finder-row first:border-t-0">
      <a className="row-name" href={routes.test(slug)}>
        {title}
      </a>
      <span className="row-price">{formatRupees(price)}</span>
      <span className="row-place">{`${code} · ${department}`}</span>
      <AddButton code={code} title={title} isOn={isInPlan} />
      {reason && <em className="col-start-1 text-small text-eosin-deep not-italic">{reason}</em>}
    </li>
  );
});
