import { routes } from '#config/routes.ts';
import { site as laboratory } from '#config/site.ts';
import { type Card, toCardPath } from '#lib/cards/card.ts';
import { findLanguage } from '#lib/language.ts';
import { nameLaboratory, toLogo } from '#lib/structured-data/laboratory.ts';
import type { Article } from '#schemas/article.ts';

/** The longest headline that validators accept, in UTF-16 units: what a reader takes for one character may be several. */
const headlineLength = 110;

/** A title up to the last whole word for which a headline has room. */
const toHeadline = (title: string): string =>
  title.length > headlineLength ? title.slice(0, headlineLength + 1).replace(/\s\S*$|.$/u, '') : title;

/** An article as schema.org's BlogPosting, written by the laboratory's team. */
export function toBlogPosting(article: Article, card: Card, site: URL | undefined) {
  const url = new URL(routes.article(article.slug), site).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: toHeadline(article.title),
    ...(article.summary && { description: article.summary }),
    // The picture that the page shows, then the one of shared links.
    image: [article.picture.src, toCardPath(card)].map((path) => new URL(path, site).href),
    datePublished: article.date,
    dateModified: article.modified && article.modified > article.date ? article.modified : article.date,
    author: {
      '@type': 'Organization',
      name: laboratory.author.name,
      url: new URL(routes.about, site).href,
    },
    publisher: { ...nameLaboratory(site), logo: toLogo(site) },
    ...(article.categories[0] && { articleSection: article.categories[0].name }),
    inLanguage: findLanguage(`${article.title} ${article.summary}`) ?? laboratory.language,
    isAccessibleForFree: !article.protected,
  };
}
