import { useRef, useState } from 'react';
import { TextButton } from '#components/ui/TextButton.tsx';
import { Unreachable } from '#components/ui/Unreachable.tsx';
import { useLive } from '#components/ui/use-live.ts';
import { routes } from '#config/routes.ts';
import { FloatingPlanLink } from '#islands/PlanLink/FloatingPlanLink.tsx';
import { useIsland } from '#islands/shared/use-island.ts';
import type { Bundle } from '#lib/compare/bundles.ts';
import { mostCompared } from '#lib/compare/choice.ts';
import { compare, type Department } from '#lib/compare/lines.ts';
import { formatRupees } from '#lib/money.ts';
import { CompareTable } from './CompareTable.tsx';
import { useChoice } from './use-choice.ts';

interface Props {
  bundles: readonly Bundle[];
  departments: readonly Department[];
  /** Addresses of the drawings of tubes. */
  drawings: Parameters<typeof CompareTable>[0]['drawings'];
}

function describeState(count: number, differing: number): string {
  if (count === 0) return 'All are shown.';
  if (count === 1) return 'Choose another to compare it with.';
  return `${count} side by side, ${differing} ${differing === 1 ? 'line differs' : 'lines differ'}.`;
}

const option = 'flex min-h-11 cursor-pointer items-center gap-2.5 has-checked:font-[600]';
const box = 'm-0 size-5 flex-none';

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
    <div ref={root} className="compare page mt-6" data-live={isLive || undefined}>
      <form ref={form} action={routes.compare} autoComplete="off" className="no-print noscript:hidden">
        <fieldset className="m-0 min-w-0 border-0 p-0">
          <legend className="label px-0">{`Choose up to ${mostCompared}`}</legend>
          <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-8 border-t-2 border-ink">
            {bundles.map(({ id, title, price }, place) => (
              <label key={id} className={`border-b border-rule py-1 tabular-nums ${option}`}>
                <input
                  ref={place === 0 ? firstBox : undefined}
                  className={box}
                  type="checkbox"
                  name="p"
                  value={id}
                  checked={ids.includes(id)}
                  onChange={() => toggle(id)}
                />
                <span className="flex-1 leading-[1.3]">{title}</span>
                {` ${formatRupees(price)}`}
              </label>
            ))}
          </div>
        </fieldset>
        <Unreachable>
          The choice could not be loaded. The table holds all of them; another tick tries again.
        </Unreachable>
        <p className="mt-3 min-h-6.5" role="status">
          {said.filter(Boolean).join(' ')}
        </p>
        <p className="flex justify-between">
          <label className={option}>
            <input
              className={box}
              type="checkbox"
              disabled={!isCompared}
              checked={onlyDifferences}
              onChange={({ target }) => setWantsDifferences(target.checked)}
            />
            Only what differs
          </label>
          <TextButton
            hidden={ids.length === 0}
            onClick={() => {
              showAll();
              firstBox.current?.focus();
            }}
          >
            Show all
          </TextButton>
        </p>
      </form>
      <CompareTable columns={columns} comparison={comparison} drawings={drawings} />
      <FloatingPlanLink />
    </div>
  );
}
