import { useRef, useState } from 'react';
import { routes } from '#config/routes.ts';
import { PlanWay } from '#islands/PlanLink/PlanWay.tsx';
import { useIsland } from '#islands/shared/use-island.ts';
import { useLive } from '#components/ui/use-live.ts';
import type { Bundle } from '#lib/compare/bundles.ts';
import { mostCompared } from '#lib/compare/choice.ts';
import { compare, type Department } from '#lib/compare/lines.ts';
import { formatRupees } from '#lib/money.ts';
import { CompareTable } from './CompareTable.tsx';
import { useChoice } from './use-choice.ts';

interface Props {
  bundles: readonly Bundle[];
  departments: readonly Department[];
  /** Ids of the drawings in the page's sheet of tubes. */
  drawings: Parameters<typeof CompareTable>[0]['drawings'];
}

function describeState(count: number, differing: number): string {
  if (count === 0) return 'All are shown.';
  if (count === 1) return 'Choose another to compare it with.';
  return `${count} side by side, ${differing} ${differing === 1 ? 'line differs' : 'lines differ'}.`;
}

/** All panels and packs in one table, and the boxes that narrow it down to three. Without script the table is whole. */
export function Compare({ bundles, departments, drawings }: Props) {
  const root = useIsland<HTMLDivElement>();
  const isLive = useLive();
  const firstBox = useRef<HTMLInputElement>(null);
  const { view, form, toggle, showAll } = useChoice(bundles);
  const { ids, remark } = view;
  const [wantsDifferences, setWantsDifferences] = useState(false);
  const isCompared = ids.length > 1;
  const onlyDifferences = wantsDifferences && isCompared;
  const columns = ids.length === 0 ? bundles : bundles.filter(({ id }) => ids.includes(id));
  const comparison = compare(columns, departments, { isMarked: isCompared, onlyDifferences });
  const said = isLive ? [remark, describeState(ids.length, comparison.differing)] : [];
  return (
    <div ref={root} className="compare page" data-live={isLive || undefined}>
      <form ref={form} action={routes.compare} autoComplete="off" className="no-print">
        <fieldset>
          <legend className="label">{`Choose up to ${mostCompared}`}</legend>
          <div>
            {bundles.map(({ id, title, price }, place) => (
              <label key={id}>
                <input
                  ref={place === 0 ? firstBox : undefined}
                  type="checkbox"
                  name="p"
                  value={id}
                  checked={ids.includes(id)}
                  onChange={() => toggle(id)}
                />
                <span>{title}</span>
                {` ${formatRupees(price)}`}
              </label>
            ))}
          </div>
        </fieldset>
        <p className="said" role="status">
          {said.filter(Boolean).join(' ')}
        </p>
        <p className="more">
          <label>
            <input
              type="checkbox"
              disabled={!isCompared}
              checked={onlyDifferences}
              onChange={({ target }) => setWantsDifferences(target.checked)}
            />
            Only what differs
          </label>
          <button
            type="button"
            hidden={ids.length === 0}
            onClick={() => {
              showAll();
              firstBox.current?.focus();
            }}
          >
            Show all
          </button>
        </p>
      </form>
      <CompareTable columns={columns} comparison={comparison} drawings={drawings} />
      <PlanWay />
    </div>
  );
}
