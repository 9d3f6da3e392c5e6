import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getBlog } from '#backend/blog/blog.ts';
import { routes } from '#config/routes.ts';
import { site } from '#config/site.ts';
import { toXmlText } from '#lib/blog/xml-text.ts';

/** Readers fetch the feed often: the newest articles are enough. */
const newest = 30;

export const GET: APIRoute = async (context) => {
  const { articles } = await getBlog();
  return rss({
    title: `${site.fullName}: Latest Insights`,
    description: 'Stay updated with the latest developments in veterinary care and pet health.',
    site: context.site ?? '',
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    items: articles.slice(0, newest).map((article) => ({
      title: toXmlText(article.title),
      link: routes.article(article.slug),
      pubDate: new Date(article.date),
      description: toXmlText(article.summary),
      categories: article.categories.map(({ name }) => toXmlText(name)),
    })),
    customData:
      `<language>${site.language.toLowerCase()}</language>` +
      `<atom:link href="${new URL(routes.feed, context.site)}" rel="self" type="application/rss+xml"/>`,
  });
};
