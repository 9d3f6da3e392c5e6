import { finder } from '#i18n/en/finder.ts';
import { compareTitles } from '#lib/finder/alphabet.ts';
import { type FinderData, type LinkedAnswer, type PackMeaning, toFinder } from '#lib/finder/data.ts';
import { toDictionary } from '#lib/finder/dictionary.ts';
import { createEmergencyFinder } from '#lib/finder/emergencies.ts';
import type { IndexedEmergency } from '#lib/finder/emergency-index.ts';
import type { FinderEntry } from '#lib/finder/entry.ts';
import { readFilterWords } from '#lib/finder/filter-words.ts';
import { toKnownWords } from '#lib/finder/known-words.ts';
import { createSearch, type Missing } from '#lib/finder/search.ts';
import { findSigns, type SignLink } from '#lib/finder/signs.ts';
import { findSiteAnswers } from '#lib/finder/site-answers.ts';
import { type FinderView, passesFilters } from '#lib/finder/view.ts';
import { formatWhy } from '#lib/finder/why.ts';

/** An entry that is shown. */
export type Shown = {
  readonly entry: FinderEntry;
  /** What owners call it, in another language. */
  readonly gloss: string | undefined;
  /** Why it answers; empty without a search. */
  readonly reason: string;
};

/** What a view shows: best matches first for a search, from A to Z without one. */
type Found = {
  readonly isRanked: boolean;
  readonly shown: readonly Shown[];
  readonly signs: readonly SignLink[];
  /** What cannot wait, whatever else is found. */
  readonly emergencies: readonly IndexedEmergency[];
  readonly packs: readonly PackMeaning[];
  readonly absent: readonly Missing[];
  /** Pages that answer what asks about the laboratory. */
  readonly siteAnswers: readonly LinkedAnswer[];
};

export type Engine = (view: FinderView) => Found;

/** Makes the search of an index. */
export function createEngine(data: FinderData, format: string): Engine {
  const { entries, synonyms } = toFinder(data);
  const dictionary = toDictionary(synonyms);
  const search = createSearch(entries, dictionary);
  const findEmergencies = createEmergencyFinder(data.emergencies, toKnownWords(entries, dictionary));
  const alphabet = entries.toSorted(compareTitles);
  const { words: said } = data;
  const whyVoice = { ...said, words: said?.why ?? finder.why, format };
  const toShown = (entry: FinderEntry, reason = ''): Shown => ({
    entry,
    gloss: said?.glosses[entry.code],
    reason,
  });
  const listSigns = (texts: readonly string[], emergencies: readonly IndexedEmergency[] = []) =>
    findSigns(data.signs, texts, emergencies).map(({ slug, sign }) => ({
      slug,
      sign: said?.signs[slug] ?? sign,
    }));
  // The first search takes three times as long as those after it: nobody waits for this one.
  search('kidney');
  findEmergencies('kidney');

  return (view) => {
    const start = performance.now();
    const emergencies = findEmergencies(view.q);
    const wish = readFilterWords(view.q, dictionary);
    if (wish || view.q.trim() === '') {
      const wanted = { ...view, ...wish };
      const shown = alphabet.filter((entry) => passesFilters(entry, wanted)).map((entry) => toShown(entry));
      const signs = wish ? listSigns([view.q]) : [];
      return { isRanked: false, shown, signs, emergencies, packs: [], absent: [], siteAnswers: [] };
    }
    const { hits, meanings, told, absent } = search(
      view.q,
      emergencies.length > 0,
      emergencies[0]?.call === 'government',
    );
    // Read by the bench, and by whoever records a profile.
    performance.measure('search', { start });
    return {
      isRanked: true,
      shown: hits
        .filter(({ entry }) => passesFilters(entry, view))
        .map(({ entry, why }) => toShown(entry, formatWhy(why, view.q, whyVoice))),
      signs: listSigns([told, meanings[0] ?? ''], emergencies),
      emergencies,
      // Each pack asks for a fast.
      packs: meanings.some((meaning) => dictionary.lowSugar.has(meaning))
        ? []
        : data.packs.filter(({ meaning }) => meanings.includes(meaning)),
      absent,
      siteAnswers: findSiteAnswers(data.siteAnswers, view.q),
    };
  };
}
