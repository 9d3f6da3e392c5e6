import { useMemo } from 'react';
import { useLive } from '#components/ui/use-live.ts';
import { type Locale, localePath } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import type { filter } from '#i18n/en/filter.ts';
import { serviceList } from '#i18n/en/service-list.ts';
import { EmptyState } from '#islands/shared/EmptyState.tsx';
import { FilterForm } from '#islands/shared/FilterForm.tsx';
import { LazyEmergencies } from '#islands/shared/LazyEmergencies.tsx';
import { useCatalogueFilter } from '#islands/shared/use-catalogue-filter.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import type { Filterable } from '#lib/catalogue/filter.ts';
import type { QueryScope } from '#lib/catalogue/query.ts';
import type { Service } from '#lib/catalogue/services.ts';
import { ServiceRow } from './ServiceRow.tsx';

interface Props {
  services: readonly Service[];
  groups: readonly Service['group'][];
  locale?: Locale;
  /** What the groups are called, where that is not their own name. */
  names?: Readonly<Record<string, string>>;
  words?: typeof serviceList;
  filterWords?: typeof filter;
}

/** The search reads title and description; the order is always that of the groups. */
const toFilterable = (service: Service): Filterable & { service: Service } => ({
  title: `${service.title}\n${service.description}`,
  category: service.group,
  price: service.from,
  popular: false,
  service,
});

/** The first letters of a word say nothing yet. */
const toWord = (search: string): string => (search.trim().length > 3 ? search : '');

/** On wide screens picture, words and figures beside each other. */
const rowFrame =
  'group relative grid items-center gap-x-6 border-b border-rule py-3 not-print:data-filtered-out:hidden min-[48rem]:grid-cols-[9rem_minmax(0,1fr)_auto]';

/** The services in their groups, with the filter of the price lists. */
export function ServiceList({
  services,
  groups,
  locale = 'en',
  names,
  words = serviceList,
  filterWords,
}: Props) {
  const root = useIsland<HTMLElement>();
  const isLive = useLive();
  const rows = useMemo(() => services.map(toFilterable), [services]);
  const scope: QueryScope = { categories: groups.map((name) => ({ name })), sorts: [] };
  const { controls, shown, reset } = useCatalogueFilter(rows, scope);
  return (
    <section
      ref={root}
      className="service-list filtered page"
      aria-label={words.label}
      data-live={isLive || undefined}
    >
      <FilterForm
        controls={controls}
        action={localePath(routes.pricing, locale)}
        label={words.search}
        placeholder={words.placeholder}
        chips={groups}
        shown={shown.size}
        total={rows.length}
        many={words.many}
        names={names}
        words={filterWords}
      />
      {/* What its descriptions hold, as a swallowed object, finds a list and is an emergency. */}
      {shown.size > 0 && <LazyEmergencies search={toWord(controls.view.q)} locale={locale} />}
      {groups.map((group) => {
        const members = rows.filter(({ category }) => category === group);
        return (
          <section
            key={group}
            className="mt-6 not-print:data-filtered-out:hidden"
            data-category={group}
            data-filtered-out={members.some((row) => shown.has(row)) ? undefined : ''}
          >
            <h2 className="text-h3 tracking-[0]">{names?.[group] ?? group}</h2>
            <ul className="rows mt-2 border-t border-ink">
              {members.map((row) => (
                <li
                  key={row.service.id}
                  className={rowFrame}
                  data-category={group}
                  data-filtered-out={shown.has(row) ? undefined : ''}
                >
                  <ServiceRow service={row.service} locale={locale} words={words} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {shown.size === 0 && (
        <EmptyState
          title={words.empty}
          hint={words.emptyHint}
          search={controls.view.q}
          reset={words.reset}
          onReset={reset}
          locale={locale}
          words={filterWords}
        />
      )}
    </section>
  );
}
