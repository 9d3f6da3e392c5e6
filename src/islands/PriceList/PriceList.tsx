import { useId } from 'react';
import { useLive } from '#components/ui/use-live.ts';
import { fill } from '#config/fill.ts';
import { localePath } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import type { filter } from '#i18n/en/filter.ts';
import { priceList } from '#i18n/en/price-list.ts';
import { FloatingPlanLink } from '#islands/PlanLink/FloatingPlanLink.tsx';
import { EmptyState } from '#islands/shared/EmptyState.tsx';
import { FilterForm } from '#islands/shared/FilterForm.tsx';
import { LazyEmergencies } from '#islands/shared/LazyEmergencies.tsx';
import { useCatalogueFilter } from '#islands/shared/use-catalogue-filter.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import type { PriceRowData } from '#lib/catalogue/price-rows.ts';
import type { Catalogue, Wording } from '#schemas/catalogue.ts';
import { PriceRow, type RowSetting } from './PriceRow.tsx';

interface Props {
  list: Pick<Catalogue, 'id' | 'title' | 'categories' | 'sorts' | 'showsCount'> & {
    readonly wording: Readonly<Record<keyof Wording, string>>;
  };
  rows: readonly PriceRowData[];
  setting: RowSetting;
  /** Who checked the prices, and when. */
  checked: string;
  /** In another language, the names of the categories. */
  names?: Readonly<Record<string, string>>;
  filterWords?: typeof filter;
  /** Something in it is only for an emergency: what finds that tells the emergency first. */
  isGrave?: boolean;
}

/** A price list: every entry, and the form that searches, filters and sorts them. */
export function PriceList({ list, rows, setting, checked, names, filterWords, isGrave = false }: Props) {
  const root = useIsland<HTMLElement>();
  const isLive = useLive();
  const heading = useId();
  const { locale = 'en', words = priceList, planWords } = setting;
  const { id, title, wording, categories, sorts, showsCount } = list;
  const { controls, ordered, shown, reset } = useCatalogueFilter(rows, list);
  const namesOf = (chip: 'named' | 'more') =>
    categories.filter((category) => category.chip === chip).map(({ name }) => name);
  const hasSamples = rows.some(({ samples }) => samples.length > 0);
  const isEmpty = shown.size === 0;
  return (
    <section
      ref={root}
      className="price-list filtered page print:flex print:flex-col"
      aria-labelledby={heading}
      data-live={isLive || undefined}
    >
      <h2 className="sr-only" id={heading}>
        {fill(words.heading, { title, many: wording.many })}
      </h2>
      <FilterForm
        controls={controls}
        action={localePath(routes.catalogue(id), locale)}
        label={fill(words.search, { many: wording.many })}
        placeholder={fill(words.placeholder, { one: wording.one })}
        chips={namesOf('named')}
        more={namesOf('more')}
        sorts={sorts}
        shown={shown.size}
        total={rows.length}
        many={wording.many}
        showsCount={showsCount}
        names={names}
        words={filterWords}
      />
      {isGrave && !isEmpty && <LazyEmergencies search={controls.view.q} locale={locale} />}
      {/* On paper always the whole list. */}
      <div className={isEmpty ? 'not-print:hidden' : undefined}>
        <p className="label tabular:grid tabular:price-columns mt-4 hidden" aria-hidden="true">
          <span>{wording.one}</span>
          {hasSamples && <span>{words.sample}</span>}
          <span className="col-start-3 text-right">{words.price}</span>
        </p>
        <ul className="rows border-t border-ink">
          {ordered.map((row) => (
            <li
              key={row.code}
              className="price-row tabular:price-columns not-print:data-filtered-out:hidden"
              data-category={row.category}
              data-filtered-out={shown.has(row) ? undefined : ''}
            >
              <PriceRow row={row} category={names?.[row.category]} setting={setting} />
            </li>
          ))}
        </ul>
      </div>
      {isEmpty && (
        <EmptyState
          title={wording.empty}
          hint={wording.emptyHint}
          search={controls.view.q}
          reset={wording.reset}
          onReset={reset}
          locale={locale}
          words={filterWords}
        />
      )}
      <p className="mt-4 text-small text-ink-soft print:-order-1">{checked}</p>
      <FloatingPlanLink locale={locale} words={planWords} />
    </section>
  );
}
