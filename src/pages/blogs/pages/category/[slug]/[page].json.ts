import type { APIRoute, GetStaticPaths } from 'astro';
import { getBlog } from '#backend/blog/snapshot.ts';
import { groupByCategory, toFeedPages } from '#lib/blog/listing.ts';
import { toPageKey } from '#lib/blog/page-key.ts';

export const getStaticPaths = (() =>
  [...groupByCategory(getBlog())].flatMap(([slug, articles]) =>
    toFeedPages(articles).map((feed) => ({
      params: { slug, page: String(feed.page) },
      props: { feed },
      cacheKey: toPageKey([feed]),
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => Response.json(props.feed);
