import type { APIRoute, GetStaticPaths } from 'astro';
import { getBlog } from '#backend/blog/snapshot.ts';
import { feedPageSize, toFeedPages } from '#lib/blog/listing.ts';
import { toPageKey } from '#lib/blog/page-key.ts';

/** The public feed after its first ten articles, which are in the HTML. */
export const getStaticPaths = (() =>
  toFeedPages(getBlog().articles, feedPageSize)
    .slice(1)
    .map((feed) => ({
      params: { page: String(feed.page) },
      props: { feed },
      cacheKey: toPageKey([feed]),
    }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => Response.json(props.feed);
