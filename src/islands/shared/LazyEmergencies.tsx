import { type ComponentType, useEffect, useState } from 'react';
import { type Locale, localePath } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import type { SearchEmergenciesProps } from './SearchEmergencies.tsx';

interface Props {
  /** What was typed. */
  search: string;
  locale: Locale;
}

/** What cannot wait among what was typed, its code fetched only here; where that cannot be had, the next letter tries again. */
export function LazyEmergencies({ search: typed, locale }: Props) {
  const search = typed.trim();
  const [Part, setPart] = useState<ComponentType<SearchEmergenciesProps> | null>(null);
  useEffect(() => {
    if (search === '' || Part) return;
    import('./SearchEmergencies.tsx').then(
      ({ SearchEmergencies }) => setPart(() => SearchEmergencies),
      (error: unknown) => console.error(error),
    );
  }, [search, Part]);
  return Part && <Part search={search} index={localePath(routes.finderIndex, locale)} />;
}
