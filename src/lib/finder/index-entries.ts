import MiniSearch from 'minisearch';
import type { FinderEntry } from '#lib/finder/entry.ts';
import { toCompact, toIndexWords } from '#lib/finder/fold.ts';
import { toNames } from '#lib/finder/names.ts';

/** The searched parts of an entry, the strongest first: a hit in an earlier one comes before a hit in a later one. */
export const fields = ['name', 'alias', 'part', 'category', 'note'] as const;
export type Field = (typeof fields)[number];

/** An entry beside its folded names, which whole queries are compared with. */
export type Indexed = {
  readonly entry: FinderEntry;
  /** The title and its other forms, abbreviations in brackets among them; folded, without spaces. */
  readonly names: readonly string[];
  readonly aliases: readonly { readonly text: string; readonly compact: string }[];
  /** Names of the tests of a panel. */
  readonly parts: readonly string[];
};

export type SearchIndex = {
  readonly engine: MiniSearch;
  readonly byCode: ReadonlyMap<string, Indexed>;
  /** Codes by the names of entries, folded and without spaces. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** Every word, to tell a slip from a word. */
  readonly vocabulary: ReadonlySet<string>;
};

function toTexts({ entry, parts }: Indexed): Record<Field, string> {
  return {
    name: entry.title,
    alias: [...toNames(entry.title), ...entry.aliases, ...entry.hints].join('\n'),
    part: parts.join('\n'),
    category: `${entry.category}\n${entry.department}`,
    note: entry.note,
  };
}

function toIndexed(entry: FinderEntry, titles: ReadonlyMap<string, string>): Indexed {
  return {
    entry,
    names: [entry.title, ...toNames(entry.title)].map(toCompact),
    aliases: [...entry.aliases, ...entry.hints].map((text) => ({ text, compact: toCompact(text) })),
    parts: entry.parts.flatMap((code) => titles.get(code) ?? []),
  };
}

function toByName(indexed: readonly Indexed[]): Map<string, string[]> {
  const named = indexed.flatMap(({ entry, names }) =>
    [...names, ...entry.aliases.map(toCompact)].map((name) => ({ name, code: entry.code })),
  );
  const groups = Map.groupBy(named, ({ name }) => name);
  return new Map([...groups].map(([name, group]) => [name, group.map(({ code }) => code)]));
}

/** Reads all entries into a search index; takes a few milliseconds. */
export function indexEntries(entries: readonly FinderEntry[]): SearchIndex {
  const engine = new MiniSearch({
    idField: 'code',
    fields: [...fields],
    tokenize: toIndexWords,
    // Words are folded by the tokenizer already.
    processTerm: (word) => word,
    searchOptions: { boost: { name: 6, alias: 4, part: 2, category: 2 } },
  });
  const titles = new Map(entries.map(({ code, title }) => [code, title]));
  const indexed = entries.map((entry) => toIndexed(entry, titles));
  engine.addAll(indexed.map((item) => ({ code: item.entry.code, ...toTexts(item) })));
  return {
    engine,
    byCode: new Map(indexed.map((item) => [item.entry.code, item])),
    byName: toByName(indexed),
    vocabulary: new Set(indexed.flatMap((item) => Object.values(toTexts(item)).flatMap(toIndexWords))),
  };
}
