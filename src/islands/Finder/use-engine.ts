import { useEffect, useRef, useState } from 'react';
import { localePath, locales } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import { loadFinderData } from '#islands/shared/load-finder-data.ts';
import type { FinderView } from '#lib/finder/view.ts';
import { createEngine, type Engine } from './engine.ts';
import type { FinderVoice } from './voice.ts';

/** The search, once its index has come. After a failure, the next change of the view tries again. */
export function useEngine(
  view: FinderView,
  { locale }: FinderVoice,
): { readonly engine: Engine | null; readonly hasFailed: boolean } {
  const [engine, setEngine] = useState<Engine | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isLoading = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the view is what tries again
  useEffect(() => {
    if (engine || isLoading.current) return;
    const load = async (): Promise<void> => {
      isLoading.current = true;
      try {
        const data = await loadFinderData(localePath(routes.finderIndex, locale));
        const made = createEngine(data, locales[locale].format);
        setEngine(() => made);
      } catch (error) {
        console.error(error);
        setFailed(true);
      } finally {
        isLoading.current = false;
      }
    };
    void load();
  }, [engine, view]);

  return { engine, hasFailed: hasFailed && !engine };
}
