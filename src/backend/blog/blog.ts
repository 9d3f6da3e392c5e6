import { getCollection } from 'astro:content';
import { listImageHosts, loadBuildEnvironment } from '#config/build-environment.ts';
import { listForReaders, uniteImageHosts } from '#lib/blog/prepare.ts';
import type { Blog } from '#schemas/article.ts';

/** The blog as pages show it: every article, newest first, and every category by name. */
export async function getBlog(): Promise<Blog> {
  const [posts, categories] = await Promise.all([getCollection('posts'), getCollection('categories')]);
  const articles = posts.map(({ data }) => data).sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
  return {
    articles,
    categories: listForReaders(categories.map(({ data }) => data)),
    imageHosts: uniteImageHosts([
      ...articles.map(({ pictureHosts }) => pictureHosts),
      listImageHosts(loadBuildEnvironment()),
    ]),
  };
}
