import type { Query } from 'minisearch';
import type { FinderEntry } from '#lib/finder/entry.ts';
import { indexEntries, type SearchIndex } from '#lib/finder/index-entries.ts';
import { type Ranked, ranks, rankWhole, rankWords } from '#lib/finder/rank.ts';
import { toAllowedTypos } from '#lib/finder/typos.ts';
import { toDictionary, type Understood, understand } from '#lib/finder/understand.ts';
import type { Why } from '#lib/finder/why.ts';
import type { Reading, Synonyms } from '#schemas/synonym.ts';

/** An entry that answers a query, with the reason. */
export type Hit = { readonly entry: FinderEntry; readonly why: Why };

type Groups = Understood['groups'];
type Scored = Ranked & { readonly entry: FinderEntry; readonly score: number };

/** The readings' entries in their order, starting at a rank. */
function rankReadings(readings: readonly Reading[], rank: number): Map<string, Ranked> {
  const ranked = new Map<string, Ranked>();
  readings.forEach(({ codes, meaning }, reading) => {
    codes.forEach((code, place) => {
      // First entries of all readings come before second ones.
      const at = rank + (place * 10 + reading) / 1000;
      if (!ranked.has(code)) ranked.set(code, { rank: at, why: { kind: 'meaning', meaning } });
    });
  });
  return ranked;
}

function searchWords(
  { engine, byCode }: SearchIndex,
  groups: Groups,
  typos: boolean,
  every = true,
): Scored[] {
  const query: Query = {
    combineWith: every ? 'AND' : 'OR',
    queries: groups.map((alternatives) => ({ combineWith: 'OR', queries: [...alternatives] })),
  };
  const results = engine.search(query, {
    prefix: (word) => word.length > 1,
    fuzzy: typos ? toAllowedTypos : false,
  });
  return results.flatMap((result) => {
    const indexed = byCode.get(result.id);
    const present = every
      ? groups
      : groups.filter((group) => group.some((word) => result.queryTerms.includes(word)));
    const ranked = indexed && rankWords(indexed, result, present);
    return indexed && ranked ? [{ ...ranked, entry: indexed.entry, score: result.score }] : [];
  });
}

/** By all words, then by those that say something, then with slips forgiven, then by any: the first way that finds. */
function searchByWords(index: SearchIndex, { groups, hard }: Understood): Scored[] {
  if (groups.length === 0) return [];
  const ways = [
    () => searchWords(index, groups, false),
    () => searchWords(index, hard, false),
    () => searchWords(index, groups, true),
    () => searchWords(index, hard, true),
    () => searchWords(index, hard, false, false),
  ];
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}

/** A search over the entries: exact code, name or alias first, then beginnings, then single words, then slips. */
export function createSearch(entries: readonly FinderEntry[], synonyms: Synonyms): (query: string) => Hit[] {
  const index = indexEntries(entries);
  const dictionary = toDictionary(synonyms);

  return (query) => {
    const understood = understand(query, dictionary, index.vocabulary);
    const found = new Map<string, Scored>();
    const offer = (code: string, ranked: Ranked | undefined, score = 0) => {
      const indexed = index.byCode.get(code);
      const before = found.get(code);
      if (!indexed || !ranked || (before && before.rank <= ranked.rank)) return;
      found.set(code, { ...ranked, entry: indexed.entry, score: Math.max(score, before?.score ?? 0) });
    };
    for (const scored of searchByWords(index, understood)) offer(scored.entry.code, scored, scored.score);
    for (const [code, indexed] of index.byCode) {
      for (const compact of understood.compacts) offer(code, rankWhole(indexed, compact));
    }
    for (const [code, ranked] of rankReadings(understood.whole, ranks.meaning)) offer(code, ranked);
    for (const [code, ranked] of rankReadings(understood.core, ranks.core)) offer(code, ranked);
    // What a part of the query means comes after what all of it is found by.
    for (const [code, ranked] of rankReadings(understood.partial, 9)) offer(code, ranked);
    const sorted = [...found.values()].sort((one, other) => one.rank - other.rank || other.score - one.score);
    // Whoever types a code wants that entry and nothing that only sounds like it.
    const exact = sorted.filter(({ rank }) => rank === ranks.code);
    return (exact.length > 0 ? exact : sorted).map(({ entry, why }) => ({ entry, why }));
  };
}
