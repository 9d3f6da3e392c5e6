import { isFinderData, type RowText, toFinder } from '#lib/finder/data.ts';
import { toDictionary } from '#lib/finder/dictionary.ts';
import { createEmergencyFinder } from '#lib/finder/emergencies.ts';
import type { IndexedEmergency } from '#lib/finder/emergency-index.ts';
import { toKnownWords } from '#lib/finder/known-words.ts';
import { createSearch, type Hit } from '#lib/finder/search.ts';
import { findSigns, type Sign } from '#lib/finder/signs.ts';
import { type FinderView, passesFilters } from '#lib/finder/view.ts';
import { readWish } from '#lib/finder/wish.ts';

/** What a view shows: hits in order of rank for a search, codes in order of the alphabet without one. */
type Found = {
  readonly hits: readonly Hit[] | null;
  readonly codes: ReadonlySet<string>;
  readonly signs: readonly Sign[];
  readonly meanings: readonly string[];
  readonly absent: readonly string[];
  /** What cannot wait, whatever else is found. */
  readonly emergencies: readonly IndexedEmergency[];
};

export type Engine = (view: FinderView) => Found;

/**
 * Fetches the index and makes the search; throws when it cannot be had. The page gives the address, because importing
 * `routes` would put every path of the site into this code for the sake of one, and what its rows say.
 */
export async function loadEngine(address: string, rows: ReadonlyMap<string, RowText>): Promise<Engine> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: status ${answer.status}`);
  const data: unknown = await answer.json();
  if (!isFinderData(data)) throw new Error(`${address}: not the finder's index`);
  const { entries, synonyms } = toFinder(data, rows);
  const dictionary = toDictionary(synonyms);
  const search = createSearch(entries, dictionary);
  const findEmergencies = createEmergencyFinder(data.emergencies, toKnownWords(entries, dictionary));
  // The first search takes three times as long as those after it: nobody waits for this one.
  search('kidney');
  findEmergencies('kidney');

  return (view) => {
    const start = performance.now();
    const emergencies = findEmergencies(view.q);
    const wish = readWish(view.q, dictionary);
    if (wish || view.q.trim() === '') {
      const wanted = { ...view, ...wish };
      const codes = entries.filter((entry) => passesFilters(entry, wanted)).map(({ code }) => code);
      return { hits: null, codes: new Set(codes), signs: [], meanings: [], absent: [], emergencies };
    }
    const { hits: all, meanings, told, absent } = search(view.q, emergencies.length > 0);
    // Read by the bench, and by whoever records a profile.
    performance.measure('search', { start });
    const hits = all.filter(({ entry }) => passesFilters(entry, view));
    const signs = findSigns(data.signs, [told, meanings[0] ?? '']);
    return {
      hits,
      codes: new Set(hits.map(({ entry }) => entry.code)),
      signs,
      meanings,
      absent,
      emergencies,
    };
  };
}
