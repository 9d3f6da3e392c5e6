import type { Locale } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import { formatLongDate, toIsoDay } from '#lib/dates.ts';
import type { Article, Blog, Card, FeedPage } from '#schemas/article.ts';
import { splitSummary } from './split-summary.ts';

/** Articles a listing page holds. */
export const pageSize = 9;
/** Articles a page of the public feed holds. */
export const feedPageSize = 10;
/** Titles an archive page holds. */
export const archivePageSize = 100;

/** What a card calls an article that is in no category. */
const noCategory = 'Uncategorized';

const cards = new WeakMap<Article, Card>();

/** An article stands in several listings; its card is made once. */
export function toCard(article: Article): Card {
  const known = cards.get(article);
  if (known) return known;
  const card = {
    slug: article.slug,
    href: routes.article(article.slug),
    title: article.title,
    excerpt: article.excerpt,
    picture: article.picture,
    day: toIsoDay(article.date),
    date: formatLongDate(article.date),
    category: article.categories[0]?.name ?? noCategory,
  };
  cards.set(article, card);
  return card;
}

/** What cards say in another language: the word before an emergency, and categories by their slugs. */
interface CardWords {
  emergency: string;
  categories: Readonly<Record<string, string>>;
}

/**
 * The same for a page in another language: in its words where the article has them, else without an excerpt. Its two lines say
 * what the article is about; when it is an emergency is for the article itself.
 */
export function toTranslatedCard(article: Article, locale: Locale, words: CardWords): Card {
  const { title = article.title, summary = '' } = article.translations[locale] ?? {};
  const card = toCard(article);
  return {
    ...card,
    title,
    excerpt: splitSummary(summary, words.emergency).about,
    date: formatLongDate(article.date, locale),
    category: words.categories[article.categories[0]?.slug ?? ''] ?? card.category,
  };
}

/** The newest articles, those first that have words of the page's language. */
export function listLatest(articles: readonly Article[], count: number, locale: Locale): Article[] {
  const isTold = ({ translations }: Article) => locale in translations;
  return [...articles.filter(isTold), ...articles.filter((article) => !isTold(article))].slice(0, count);
}

/** Splits items into pages; no items give no pages. */
export function toPages<Item>(items: readonly Item[], size: number): Item[][] {
  const pages: Item[][] = [];
  for (let start = 0; start < items.length; start += size) pages.push(items.slice(start, start + size));
  return pages;
}

export function toFeedPages(articles: readonly Article[], size = pageSize): FeedPage[] {
  return toPages(articles, size).map((page, index) => ({
    page: index + 1,
    total: articles.length,
    cards: page.map(toCard),
  }));
}

/** The articles of every category that has any, by category slug. */
export function groupByCategory(blog: Blog): Map<string, Article[]> {
  const groups = new Map<string, Article[]>();
  for (const article of blog.articles) {
    for (const { slug } of article.categories) {
      const group = groups.get(slug);
      if (group) group.push(article);
      else groups.set(slug, [article]);
    }
  }
  return groups;
}
