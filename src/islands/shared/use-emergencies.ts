import { useEffect, useRef, useState } from 'react';
import { toFinder } from '#lib/finder/data.ts';
import { toDictionary } from '#lib/finder/dictionary.ts';
import { createEmergencyFinder } from '#lib/finder/emergencies.ts';
import type { IndexedEmergency } from '#lib/finder/emergency-index.ts';
import { toKnownWords } from '#lib/finder/known-words.ts';
import { loadFinderData } from './load-finder-data.ts';

type Find = (query: string) => readonly IndexedEmergency[];

async function loadFinder(path: string): Promise<Find> {
  const data = await loadFinderData(path);
  const { entries, synonyms } = toFinder(data);
  return createEmergencyFinder(data.emergencies, toKnownWords(entries, toDictionary(synonyms)));
}

/** What cannot wait among the words of a search; the list of emergencies comes with the first of them. */
export function useEmergencies(words: string, index: string): readonly IndexedEmergency[] {
  const [find, setFind] = useState<Find | null>(null);
  const isLoading = useRef(false);
  useEffect(() => {
    if (words.trim() === '' || find || isLoading.current) return;
    isLoading.current = true;
    loadFinder(index)
      .then((found) => setFind(() => found))
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        isLoading.current = false;
      });
  }, [words, find, index]);
  return find ? find(words) : [];
}
