import { site } from '#config/site.ts';
import { catalogues } from '#data/catalogues/index.ts';
import { services } from '#data/services.ts';
import { type Listed, listedEntries } from '#lib/catalogue/lookup.ts';
import { getStartingPrice } from '#lib/catalogue/starting-price.ts';
import { formatLongDate } from '#lib/dates.ts';
import { formatRupees } from '#lib/money.ts';
import type { Article, Blog } from '#schemas/article.ts';
import type { Catalogue } from '#schemas/catalogue.ts';
import type { Service } from '#schemas/service.ts';
import type { Card } from './card.ts';

/**
 * So many of the newest articles have a card of their own; older ones share the card of their category, so that
 * thousands of articles do not slow a build down.
 */
const ownArticleCards = 100;

const blogLabel = 'Latest Insights';

/** For pages without a card of their own. */
export const siteCard: Card = {
  picture: '/art/departments/hematology',
  label: site.address.city,
  title: site.heading,
  facts: ['Tests, prices, what to know before'],
};

export function toTestCard({ entry, catalogue }: Listed): Card {
  const how = entry.specimens.length > 0 ? entry.specimens.join(', ') : 'duration' in entry && entry.duration;
  return {
    picture: catalogue.picture,
    label: catalogue.title,
    title: entry.title,
    facts: [formatRupees(entry.price), ...(how ? [how] : [])],
  };
}

export function toCatalogueCard(catalogue: Catalogue): Card {
  return {
    picture: catalogue.picture,
    label: 'Prices',
    title: catalogue.title,
    facts: [
      `From ${formatRupees(getStartingPrice(catalogue))}`,
      `${catalogue.entries.length} ${catalogue.wording.many}`,
    ],
  };
}

export function toServiceCard(service: Service): Card {
  return { picture: service.image, label: 'Services', title: service.title, facts: [service.badge] };
}

/** Pictures of other hosts are not fetched for a card. */
function toOwnPicture(source: string): string {
  const [, stem] = /^(\/art\/[a-z0-9-]+\/[a-z0-9-]+)-960\.webp$/.exec(source) ?? [];
  return stem ?? '/art/posts/default';
}

const categoryCards = new Map<string, Card>();

/** What older articles of a category share. */
function toCategoryCard(title: string): Card {
  const card = categoryCards.get(title) ?? {
    picture: '/art/posts/default',
    label: site.name,
    title,
    facts: [blogLabel],
  };
  categoryCards.set(title, card);
  return card;
}

/** The card of the article at a place in the blog, counted from 0 for the newest. */
export function toArticleCard(article: Article, place: number): Card {
  const category = article.categories[0]?.name ?? blogLabel;
  if (place >= ownArticleCards) return toCategoryCard(category);
  return {
    picture: toOwnPicture(article.picture.src),
    label: category,
    title: article.title,
    facts: [formatLongDate(article.date), ...(article.minutes > 0 ? [`${article.minutes} min read`] : [])],
  };
}

/** Every card of the site; two of them may be equal. */
export function listCards(blog: Blog): Set<Card> {
  return new Set([
    siteCard,
    ...listedEntries.map(toTestCard),
    ...catalogues.map(toCatalogueCard),
    ...services.map(toServiceCard),
    ...blog.articles.map(toArticleCard),
  ]);
}
