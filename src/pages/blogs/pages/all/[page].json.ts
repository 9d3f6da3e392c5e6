import type { APIRoute, GetStaticPaths } from 'astro';
import { getBlog } from '#backend/blog/blog.ts';
import { toFeedPages } from '#lib/blog/listing.ts';

/** The listing after its first page, which is in the HTML. */
export const getStaticPaths = (async () =>
  toFeedPages((await getBlog()).articles)
    .slice(1)
    .map((feed) => ({
      params: { page: String(feed.page) },
      props: { feed },
    }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => Response.json(props.feed);
