import { articleNotes } from '#data/article-notes.ts';
import type { Article, Mentions } from '#schemas/article.ts';
import type { ArticleNote } from '#schemas/article-note.ts';

/** Ids below this belong to WordPress: an article of another's that has the same name has no note here. */
const firstOwnId = 1_000_000_000;
const bySlug = new Map(articleNotes.map((note) => [note.slug, note]));

/** What stands beside one of the laboratory's own articles; undefined for any other. */
export function getArticleNote({ id, slug }: Pick<Article, 'id' | 'slug'>): ArticleNote | undefined {
  return id >= firstOwnId ? bySlug.get(slug) : undefined;
}

/** Signs and tests of an article: the tests by hand, where somebody has chosen them. */
export function toMentions(article: Pick<Article, 'id' | 'slug' | 'mentions'>): Mentions {
  const note = getArticleNote(article);
  return note ? { ...article.mentions, tests: [...note.tests] } : article.mentions;
}
