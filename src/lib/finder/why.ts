import { fill } from '#config/fill.ts';
import { finder } from '#i18n/en/finder.ts';
import { fold } from '#lib/finder/fold.ts';
import { listAll } from '#lib/list-words.ts';
import { formatRupees } from '#lib/money.ts';

/** Why an entry answers a query. */
export type Why =
  | { readonly kind: 'code' }
  | { readonly kind: 'name' }
  | {
      readonly kind: 'meaning';
      readonly meaning: string;
      /** When it is the one to ask for, if not always. */
      readonly when?: string | undefined;
    }
  /** It comes nearest to what is not offered. */
  | { readonly kind: 'instead'; readonly name: string }
  | { readonly kind: 'alias'; readonly alias: string }
  /** By a word that is no name of it. */
  | { readonly kind: 'hint' }
  | { readonly kind: 'part'; readonly part: string }
  /** It holds several of the tests asked for, and costs less than they do. */
  | { readonly kind: 'whole'; readonly parts: readonly string[]; readonly saving: number }
  | { readonly kind: 'category'; readonly category: string }
  | { readonly kind: 'note' }
  | { readonly kind: 'similar'; readonly word: string };

/** How the reason is said: English unless told otherwise. */
export interface WhyVoice {
  readonly words: typeof finder.why;
  readonly format?: string;
  /** What meanings and categories are called, by their English. */
  readonly meanings?: Readonly<Record<string, string>>;
  readonly categories?: Readonly<Record<string, string>>;
}

/** Says it beside the hit; `query` is what the visitor typed. */
export function formatWhy(why: Why, query: string, voice: WhyVoice = { words: finder.why }): string {
  const { words, format, meanings, categories } = voice;
  const typed = fill(words.typed, { query: query.trim() });
  switch (why.kind) {
    case 'meaning': {
      const meaning = meanings?.[why.meaning] ?? why.meaning;
      const isTyped = [why.meaning, meaning].some((said) => fold(said).startsWith(fold(query.trim())));
      const said = fill(isTyped ? words.often : words.meaning, { typed, meaning });
      return why.when === undefined ? said : fill(words.when, { said, when: why.when });
    }
    case 'instead':
      return fill(words.instead, { typed, name: why.name });
    case 'alias':
      return fill(words.alias, { alias: why.alias });
    case 'hint':
      return fill(words.hint, { typed });
    case 'part':
      return fill(words.part, { part: why.part });
    case 'whole':
      return fill(words.whole, { parts: listAll(why.parts, format), saving: formatRupees(why.saving) });
    case 'category':
      return fill(words.category, { category: categories?.[why.category] ?? why.category });
    case 'similar':
      return fill(words.similar, { word: why.word });
    default:
      return words[why.kind];
  }
}
