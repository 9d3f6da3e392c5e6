import { firstWords } from '#lib/wordpress/errors.ts';

/** What messages call a post or category by. */
export type Named = { id: number; slug: string; title?: string; kind?: 'category' };

const longestTitle = 80;
/** Most that one message calls by name. */
const mostCalled = 3;

/** An entry of WordPress as its owner finds it there: number, address and title. */
export function call({ id, slug, title, kind }: Named): string {
  const words = title ? `, “${firstWords(title, longestTitle)}”` : '';
  return `${kind ?? 'post'} ${id} (${slug})${words}`;
}

/** The first of several, and how many more there are. */
export function callSome<Entry extends Named>(
  entries: readonly Entry[],
  say: (entry: Entry) => string = call,
): string {
  const called = entries.slice(0, mostCalled).map(say);
  const more = entries.length > called.length ? ` and ${entries.length - called.length} more` : '';
  return called.join('; ') + more;
}
