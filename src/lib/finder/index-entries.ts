import MiniSearch from 'minisearch';
import type { FinderEntry } from '#lib/finder/entry.ts';
import { toCompact, toIndexWords } from '#lib/finder/fold.ts';

/** The searched parts of an entry, the strongest first: a hit in an earlier one comes before a hit in a later one. */
export const fields = ['name', 'alias', 'part', 'category', 'note'] as const;
export type Field = (typeof fields)[number];

/** An entry beside its folded names, which whole queries are compared with. */
export type Indexed = {
  readonly entry: FinderEntry;
  readonly names: readonly string[];
  readonly aliases: readonly { readonly text: string; readonly compact: string }[];
};

export type SearchIndex = {
  readonly engine: MiniSearch;
  readonly byCode: ReadonlyMap<string, Indexed>;
  /** Every word of names, aliases, parts and categories, to tell a slip from a word. */
  readonly vocabulary: ReadonlySet<string>;
};

function toTexts(entry: FinderEntry): Record<Field, string> {
  return {
    name: entry.title,
    alias: [...entry.names, ...entry.aliases, ...entry.hints].join('\n'),
    part: entry.parts.join('\n'),
    category: `${entry.category}\n${entry.department}`,
    note: entry.note,
  };
}

function toIndexed(entry: FinderEntry): Indexed {
  return {
    entry,
    names: [entry.title, ...entry.names].map(toCompact),
    aliases: [...entry.aliases, ...entry.hints].map((text) => ({ text, compact: toCompact(text) })),
  };
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
  engine.addAll(entries.map((entry) => ({ code: entry.code, ...toTexts(entry) })));
  const texts = entries.flatMap((entry) => {
    const { note: _, ...rest } = toTexts(entry);
    return Object.values(rest);
  });
  return {
    engine,
    byCode: new Map(entries.map((entry) => [entry.code, toIndexed(entry)])),
    vocabulary: new Set(texts.flatMap(toIndexWords)),
  };
}
