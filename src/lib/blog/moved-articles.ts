import { routes } from '#config/routes.ts';
import type { Redirect } from '#lib/hosting/cdn.ts';
import type { Article } from '#schemas/article.ts';

/** Former addresses of articles, leaving out those that another article has taken since. */
export function listMovedArticles(articles: readonly Article[]): Redirect[] {
  const taken = new Set(articles.map(({ slug }) => slug));
  return articles.flatMap(({ slug, oldSlugs }) =>
    oldSlugs
      .filter((oldSlug) => !taken.has(oldSlug))
      .map((oldSlug) => ({ from: routes.article(oldSlug), to: routes.article(slug) })),
  );
}
