import type { APIRoute, GetStaticPaths } from 'astro';
import { getBlog } from '#backend/blog/blog.ts';
import { groupByCategory, toFeedPages } from '#lib/blog/listing.ts';

export const getStaticPaths = (async () =>
  [...groupByCategory(await getBlog())].flatMap(([slug, articles]) =>
    toFeedPages(articles).map((feed) => ({
      params: { slug, page: String(feed.page) },
      props: { feed },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => Response.json(props.feed);
