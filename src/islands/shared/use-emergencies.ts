import { useEffect, useRef, useState } from 'react';
import type { emergencyNote } from '#i18n/en/emergency-note.ts';
import { toFinder } from '#lib/finder/data.ts';
import { toDictionary } from '#lib/finder/dictionary.ts';
import { createEmergencyFinder } from '#lib/finder/emergencies.ts';
import type { EmergencyIndex, IndexedEmergency } from '#lib/finder/emergency-index.ts';
import { toKnownWords } from '#lib/finder/known-words.ts';
import { loadFinderData } from './load-finder-data.ts';

/** What the index knows of emergencies, in its language. */
type Known = {
  find: (query: string) => readonly IndexedEmergency[];
  callNow: EmergencyIndex['callNow'];
  /** Not there in English. */
  words: typeof emergencyNote | undefined;
};

/** What cannot wait, and how to say it once the index is there. */
type Told = Partial<Omit<Known, 'find'>> & { emergencies: readonly IndexedEmergency[] };

async function loadKnown(path: string): Promise<Known> {
  const data = await loadFinderData(path);
  const { entries, synonyms } = toFinder(data);
  return {
    find: createEmergencyFinder(data.emergencies, toKnownWords(entries, toDictionary(synonyms))),
    callNow: data.emergencies.callNow,
    words: data.words?.emergencyNote,
  };
}

/** What cannot wait among the words of a search; the list of emergencies comes with the first of them. */
export function useEmergencies(search: string, index: string): Told {
  const [known, setKnown] = useState<Known | null>(null);
  const isLoading = useRef(false);
  useEffect(() => {
    if (search.trim() === '' || known || isLoading.current) return;
    isLoading.current = true;
    loadKnown(index)
      .then(setKnown)
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        isLoading.current = false;
      });
  }, [search, known, index]);
  if (!known) return { emergencies: [] };
  const { find, ...said } = known;
  return { ...said, emergencies: find(search) };
}
