import { type ComponentType, useEffect, useState } from 'react';
import type { SearchEmergenciesProps } from './SearchEmergencies.tsx';

/** The same, its code fetched only here; where that cannot be had, the next letter tries again. */
export function LazyEmergencies(props: SearchEmergenciesProps) {
  const { search } = props;
  const [Part, setPart] = useState<ComponentType<SearchEmergenciesProps> | null>(null);
  useEffect(() => {
    if (search === '' || Part) return;
    import('./SearchEmergencies.tsx').then(
      ({ SearchEmergencies }) => setPart(() => SearchEmergencies),
      (error: unknown) => console.error(error),
    );
  }, [search, Part]);
  return Part && <Part {...props} />;
}
