import { useId, useState } from 'react';
import { Unreachable } from '#components/ui/Unreachable.tsx';
import { allCategories } from '#lib/catalogue/filter.ts';
import type { SortKey } from '#schemas/catalogue.ts';
import type { FilterControls } from './use-catalogue-filter.ts';

interface Props {
  controls: FilterControls;
  action: string;
  /** What the search looks through. */
  label: string;
  placeholder: string;
  chips: readonly string[];
  /** Chips behind the More chip. */
  more?: readonly string[];
  sorts?: readonly SortKey[];
  /** How many rows are shown, and how many there are. */
  shown: number;
  total: number;
  /** What the count counts, in the plural. */
  many: string;
  /** False where the count is only announced. */
  showsCount?: boolean;
}

const sortLabels: Record<SortKey, string> = {
  name: 'Name',
  price: 'Price',
  popular: 'Most Popular',
  comprehensive: 'Most Comprehensive',
};

/**
 * Search, chips, count and sort over a list. The chips are radio buttons, so that CSS alone can filter by them before any
 * script; as a whole it is a form whose fields are the address (`?q=&category=&sort=`).
 */
export function FilterForm({
  controls,
  action,
  label,
  placeholder,
  chips,
  more = [],
  sorts = [],
  shown,
  total,
  many,
  showsCount = true,
}: Props) {
  const { view, form, search, onType, onSettle, onCategory, onSort, onClear } = controls;
  const [opened, setOpened] = useState(false);
  const searchId = useId();
  const sortId = useId();
  const chip = (name: string) => (
    <label key={name}>
      <input
        type="radio"
        name="category"
        value={name}
        checked={view.category === name}
        onChange={() => onCategory(name)}
      />
      {name}
    </label>
  );
  return (
    <>
      <search>
        <form ref={form} className="filter" action={action} autoComplete="off" onSubmit={onSettle}>
          <div className="search">
            <label className="label" htmlFor={searchId}>
              {label}
            </label>
            <svg className="icon" width={20} height={20} viewBox="0 0 48 48" aria-hidden="true">
              <path d="M21 34a13 13 0 1 0 0-26 13 13 0 0 0 0 26m10-3 10 10" />
            </svg>
            <input
              ref={search}
              id={searchId}
              name="q"
              type="search"
              maxLength={100}
              placeholder={placeholder}
              enterKeyHint="search"
              value={view.q}
              onChange={onType}
              onBlur={() => onSettle()}
            />
            <button type="button" onClick={onClear}>
              Clear search
            </button>
          </div>
          <fieldset>
            <legend className="sr-only">Category</legend>
            <div>{[allCategories, ...chips].map(chip)}</div>
            {more.length > 0 && (
              <details
                open={opened || more.includes(view.category)}
                onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
              >
                <summary>More</summary>
                {more.map(chip)}
              </details>
            )}
          </fieldset>
          <div className="result">
            <p className={showsCount ? 'count' : 'count sr-only'} role="status">
              <b>{shown}</b>
              {` of ${total} ${many} available`}
            </p>
            {sorts.length > 1 && (
              <p className="sort">
                <label htmlFor={sortId}>Sort by</label>{' '}
                <select id={sortId} name="sort" value={view.sort} onChange={onSort}>
                  {sorts.map((key) => (
                    <option key={key} value={key}>
                      {sortLabels[key]}
                    </option>
                  ))}
                </select>
              </p>
            )}
          </div>
        </form>
      </search>
      <Unreachable>
        The search could not be loaded. The full list is below; typing on tries again.
      </Unreachable>
    </>
  );
}
