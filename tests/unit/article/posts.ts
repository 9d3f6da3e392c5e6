import { readFileSync } from 'node:fs';
import { z } from 'zod';

const pageSchema = z.array(
  z.object({
    id: z.number(),
    link: z.string(),
    content: z.object({ rendered: z.string() }),
    excerpt: z.object({ rendered: z.string() }),
  }),
);

/** The 130 recorded posts of a real WordPress. */
export const posts = ['posts-100-page-1.json', 'posts-100-page-2.json'].flatMap((name) => {
  const file = new URL(`../../fixtures/wordpress/${name}`, import.meta.url);
  return pageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
});

/** The HTML of one post. Throws when there is none of this id. */
export function getContent(id: number): string {
  const post = posts.find((candidate) => candidate.id === id);
  if (!post) throw new Error(`the fixtures hold no post ${id}`);
  return post.content.rendered;
}
