import { fold } from '#lib/finder/fold.ts';
import { listAll } from '#lib/list-words.ts';
import { formatRupees } from '#lib/money.ts';

/** Why an entry answers a query. */
export type Why =
  | { readonly kind: 'code' }
  | { readonly kind: 'name' }
  | { readonly kind: 'meaning'; readonly meaning: string }
  | { readonly kind: 'alias'; readonly alias: string }
  /** By a word that is no name of it. */
  | { readonly kind: 'hint' }
  | { readonly kind: 'part'; readonly part: string }
  /** It holds several of the tests asked for, and costs less than they do. */
  | { readonly kind: 'whole'; readonly parts: readonly string[]; readonly saving: number }
  | { readonly kind: 'category'; readonly category: string }
  | { readonly kind: 'note' }
  | { readonly kind: 'similar'; readonly word: string };

/** Says it beside the hit; `query` is what the visitor typed. */
export function formatWhy(why: Why, query: string): string {
  const typed = `“${query.trim()}”`;
  switch (why.kind) {
    case 'code':
      return 'Code';
    case 'name':
      return 'In the name';
    case 'meaning':
      return fold(why.meaning).startsWith(fold(query.trim()))
        ? `Often meant by ${typed}`
        : `${typed}: ${why.meaning}`;
    case 'alias':
      return `Also called ${why.alias}`;
    case 'hint':
      return `Looked up as ${typed}`;
    case 'part':
      return `Includes ${why.part}`;
    case 'whole':
      return `Holds ${listAll(why.parts)} for ${formatRupees(why.saving)} less`;
    case 'category':
      return `Filed under ${why.category}`;
    case 'note':
      return 'In the note for vets';
    case 'similar':
      return `Spelt like “${why.word}”`;
    default:
      return why satisfies never;
  }
}
