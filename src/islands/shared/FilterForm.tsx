import { useId, useState } from 'react';
import { Chip } from '#components/filter/Chip.tsx';
import { SearchField } from '#components/filter/SearchField.tsx';
import { Unreachable } from '#components/ui/Unreachable.tsx';
import { fill } from '#config/fill.ts';
import { filter } from '#i18n/en/filter.ts';
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
  /** What chips are called, where that is not their value. */
  names?: Readonly<Record<string, string>> | undefined;
  words?: typeof filter | undefined;
}

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
  names = {},
  words = filter,
}: Props) {
  const { view, form, search, onType, onSettle, onCategory, onSort, onClear } = controls;
  const [opened, setOpened] = useState(false);
  const sortId = useId();
  const toChip = (name: string, className: string) => (
    <Chip
      key={name}
      className={className}
      name="category"
      value={name}
      checked={view.category === name}
      onChange={() => onCategory(name)}
    >
      {name === allCategories ? words.all : (names[name] ?? name)}
    </Chip>
  );
  return (
    <>
      <search className="print:hidden">
        <form ref={form} className="mt-6" action={action} autoComplete="off" onSubmit={onSettle}>
          <SearchField
            ref={search}
            label={label}
            name="q"
            placeholder={placeholder}
            value={view.q}
            onChange={onType}
            onBlur={() => onSettle()}
            clear={words.clear}
            onClear={onClear}
          />
          <fieldset className="chips">
            <legend className="sr-only">{words.category}</legend>
            <div className={`chip-row ${more.length > 0 ? 'mr-28' : 'pr-4'}`}>
              {[allCategories, ...chips].map((name) => toChip(name, 'px-4'))}
            </div>
            {more.length > 0 && (
              <details
                className="chip-more"
                open={opened || more.includes(view.category)}
                onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
              >
                <summary className="chip px-4 text-haematoxylin">{words.more}</summary>
                {more.map((name) => toChip(name, 'mr-2 mb-2 px-4 lg:m-0'))}
              </details>
            )}
          </fieldset>
          <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-2 text-small">
            <p className={showsCount ? 'count tabular-nums' : 'count sr-only'} role="status">
              {fill(words.countBefore, { total, many })}
              <span>{shown}</span>
              {fill(words.countAfter, { total, many })}
            </p>
            {sorts.length > 1 && (
              <p className="ml-auto whitespace-nowrap text-ink-soft noscript:hidden">
                <label htmlFor={sortId}>{words.sortBy}</label>{' '}
                <select
                  id={sortId}
                  className="field-sizing-content min-h-11 border-0 bg-transparent px-1 font-[600] text-ink"
                  name="sort"
                  value={view.sort}
                  onChange={onSort}
                >
                  {sorts.map((key) => (
                    <option key={key} value={key}>
                      {words.sorts[key]}
                    </option>
                  ))}
                </select>
              </p>
            )}
          </div>
        </form>
      </search>
      <Unreachable>{words.unreachable}</Unreachable>
    </>
  );
}
