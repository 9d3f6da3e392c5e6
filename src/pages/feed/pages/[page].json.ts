import type { APIRoute, GetStaticPaths } from 'astro';
import { getBlog } from '#backend/blog/blog.ts';
import { feedPageSize, toFeedPages } from '#lib/blog/listing.ts';

/** The public feed after its first ten articles, which are in the HTML. */
export const getStaticPaths = (async () =>
  toFeedPages((await getBlog()).articles, feedPageSize)
    .slice(1)
    .map((feed) => ({
      params: { page: String(feed.page) },
      props: { feed },
    }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => Response.json(props.feed);
