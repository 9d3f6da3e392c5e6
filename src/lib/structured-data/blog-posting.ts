import { routes } from '#config/routes.ts';
import { site as laboratory } from '#config/site.ts';
import { type Card, toCardPath } from '#lib/cards/card.ts';
import { cutAtWord } from '#lib/cut.ts';
import { findLanguage } from '#lib/language.ts';
import type { Article } from '#schemas/article.ts';

/** The longest headline that search engines show is 110 characters: dots included. */
const headlineLength = 107;

/** An article as schema.org's BlogPosting, written by the laboratory's team. */
export function toBlogPosting(article: Article, card: Card, site: URL | undefined) {
  const url = new URL(routes.article(article.slug), site).href;
  const home = new URL(routes.home, site).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: cutAtWord(article.title, headlineLength),
    ...(article.summary && { description: article.summary }),
    image: new URL(toCardPath(card), site).href,
    datePublished: article.date,
    dateModified: article.modified && article.modified > article.date ? article.modified : article.date,
    author: {
      '@type': 'Organization',
      name: laboratory.author.name,
      url: new URL(routes.about, site).href,
    },
    publisher: { '@type': 'Organization', name: laboratory.fullName, url: home },
    ...(article.categories[0] && { articleSection: article.categories[0].name }),
    inLanguage: findLanguage(`${article.title} ${article.summary}`) ?? laboratory.language,
    isAccessibleForFree: !article.protected,
  };
}
