import type { APIRoute } from 'astro';
import { getBlog } from '#backend/blog/blog.ts';
import { builtAt } from '#lib/built-at.ts';

/** What the last build was made from: for the staff screens, and for the policy of the pages (src/integrations/hosting.ts). */
export const GET: APIRoute = async () => {
  const { articles, imageHosts } = await getBlog();
  // The development server reads the posts table again and again.
  const moment = import.meta.env.DEV ? new Date() : builtAt;
  return Response.json({ builtAt: moment.toISOString(), posts: articles.length, imageHosts });
};
