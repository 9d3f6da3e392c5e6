import type { SearchResult } from 'minisearch';
import { toIndexWords } from '#lib/finder/fold.ts';
import { type Field, fields, type Indexed } from '#lib/finder/index-entries.ts';
import type { Why } from '#lib/finder/why.ts';

/** A lower rank is a better hit. */
export type Ranked = {
  readonly rank: number;
  readonly why: Why;
  /** How words of a query hold together in it: all are names of it, or they are scattered over its parts or in a note. */
  readonly bond?: 'named' | 'scattered';
};

/** Ranks of whole queries; hits by single words start at 0. */
export const ranks = {
  code: -6,
  meaning: -5,
  name: -4,
  alias: -3,
  /** The best that a query can have when words of it are left out. */
  reduced: -2.9,
  core: -2.99,
  /** By words in a name that holds the sample too: blood culture comes before all other cultures. */
  withSample: -2.45,
  /** One of several names in a query. */
  listed: -2.3,
  namePrefix: -2,
  /** Before names that begin with what is left of a query. */
  hardCore: -1.95,
  aliasPrefix: -1,
  /** After hits by name, alias, part and category, before those by a note alone. */
  partial: 3.5,
  /** After every entry of the signs beside it. */
  partialOccasion: 3.9,
  /** A name of several words in a longer sentence, before its signs; a name of one word after them. */
  within: 3.4,
  withinWord: 15,
  /** By some of the words only. */
  some: 20,
} as const;
/** What a slip costs. */
export const fuzzyPenalty = 10;

function toHint(entry: Indexed['entry'], text: string): Why {
  return entry.hints.includes(text) ? { kind: 'hint' } : { kind: 'alias', alias: text };
}

/** How a query stands that is left when some words of a longer one are taken away. */
export function reduceRank(ranked: Ranked | undefined): Ranked | undefined {
  if (!ranked || ranked.rank === ranks.code) return ranked;
  return { ...ranked, rank: Math.max(ranked.rank + 0.1, ranks.reduced) };
}

/** How the query as a whole stands to an entry's code, names and aliases; undefined where it does not. */
export function rankWhole(
  { entry, names, aliases }: Indexed,
  compact: string,
  isBrief = false,
): Ranked | undefined {
  if (compact === '') return undefined;
  // hem1 and hem-01 are the same code.
  const code = compact.replace(/^([a-z]{3})(\d)$/, '$10$2');
  if (entry.code.replace('-', '').toLowerCase() === code) return { rank: ranks.code, why: { kind: 'code' } };
  if (names.includes(compact)) return { rank: ranks.name, why: { kind: 'name' } };
  const same = aliases.find((alias) => alias.compact === compact);
  if (same) return { rank: ranks.alias, why: toHint(entry, same.text) };
  if (compact.length < 2 || isBrief) return undefined;
  if (names.some((name) => name.startsWith(compact)))
    return { rank: ranks.namePrefix, why: { kind: 'name' } };
  const begun = aliases.find((alias) => alias.compact.startsWith(compact));
  return begun && { rank: ranks.aliasPrefix, why: toHint(entry, begun.text) };
}

type Match = { readonly field: Field; readonly word: string; readonly rank: number };

function isField(name: string): name is Field {
  return fields.some((field) => field === name);
}

function rankMatch(word: string, field: Field, alternatives: readonly string[]): Match | undefined {
  const isWhole = alternatives.includes(word);
  const isBegun = alternatives.some((term) => word.startsWith(term));
  // A note speaks of many things: only a whole word of it says anything.
  if (field === 'note' && !isWhole) return undefined;
  const quality = isWhole ? 0 : isBegun ? 0.5 : fuzzyPenalty;
  return { field, word, rank: fields.indexOf(field) + quality };
}

function findBest(result: SearchResult, alternatives: readonly string[]): Match | undefined {
  const allowed = new Set(alternatives);
  const own = Object.entries(result.match).filter(
    ([word]) =>
      allowed.has(word) ||
      alternatives.some((term) => word.startsWith(term)) ||
      !result.queryTerms.some((term) => !allowed.has(term) && word.startsWith(term)),
  );
  return own
    .flatMap(([word, matched]) =>
      matched.filter(isField).flatMap((field) => rankMatch(word, field, alternatives) ?? []),
    )
    .reduce<Match | undefined>((best, match) => (best && best.rank <= match.rank ? best : match), undefined);
}

function explain({ entry, parts }: Indexed, { field, word, rank }: Match): Why {
  if (rank >= fuzzyPenalty) return { kind: 'similar', word };
  const holds = (text: string) => toIndexWords(text).includes(word);
  switch (field) {
    case 'name':
      return { kind: 'name' };
    case 'alias': {
      if (holds(entry.title)) return { kind: 'name' };
      const alias = [...entry.aliases, ...entry.hints].find(holds);
      return alias === undefined ? { kind: 'name' } : toHint(entry, alias);
    }
    case 'part':
      return { kind: 'part', part: parts.find(holds) ?? '' };
    case 'category':
      return { kind: 'category', category: holds(entry.category) ? entry.category : entry.department };
    case 'note':
      return { kind: 'note' };
    default:
      return field satisfies never;
  }
}

/** How several words hold together in an entry: skin and culture of two parts are no skin culture. */
function toBond({ entry, parts }: Indexed, matches: readonly Match[], weakest: Match): Ranked['bond'] {
  if (matches.length < 2) return undefined;
  if (weakest.field === 'note') return 'scattered';
  const holds = (texts: readonly string[], word: string) =>
    texts.some((text) => toIndexWords(text).includes(word));
  // A hint is what it is looked up by, and no name.
  const names = [entry.title, ...entry.aliases];
  if (matches.every(({ field, word, rank }) => rank === fields.indexOf(field) && holds(names, word)))
    return 'named';
  const inParts = matches.filter(({ field }) => field === 'part').map(({ word }) => word);
  const isOne = parts.some((part) => inParts.every((word) => holds([part], word)));
  return weakest.field !== 'part' || isOne ? undefined : 'scattered';
}

/** How the single words of a query stand to an entry: as its weakest word does; undefined where one is not there. */
export function rankWords(
  indexed: Indexed,
  result: SearchResult,
  groups: readonly (readonly string[])[],
): Ranked | undefined {
  const matches: Match[] = [];
  for (const alternatives of groups) {
    const best = findBest(result, alternatives);
    if (best === undefined) return undefined;
    matches.push(best);
  }
  const [first, ...others] = matches;
  if (first === undefined) return undefined;
  const weakest = others.reduce((one, other) => (other.rank > one.rank ? other : one), first);
  const sum = matches.reduce((total, { rank }) => total + rank, 0);
  const bond = toBond(indexed, matches, weakest);
  return { rank: weakest.rank + sum / 1000, why: explain(indexed, weakest), ...(bond && { bond }) };
}
