import { createHash } from 'node:crypto';
import { formatInParts } from '#lib/article/format.ts';
import { toBareHost } from '#lib/bare-host.ts';
import { introduce } from '#lib/excerpt.ts';
import { opensWith } from '#lib/opens-with.ts';
import type { Article, Blog, CategoryLink } from '#schemas/article.ts';
import { isPlainHost } from '#schemas/host.ts';
import type { Category, Post, PostHead, PostText } from '#schemas/post.ts';
import { chooseFeatured } from './featured.ts';
import { findMentions, mentionsKey } from './mentions.ts';
import { listBlogHosts, makeLinkResolver } from './old-links.ts';

/** What a card and a page call a post that came without a title. */
const untitled = 'Untitled article';

export interface PrepareOptions {
  /** Hosts that pictures may come from, beside those of the copied posts and of their featured pictures. */
  imageHosts: readonly string[];
  /** Stands for the code that makes articles: when it changes, all of them are made anew. */
  formatting: string;
  /** Articles of the last snapshot: those whose row has not changed are taken over. */
  previous: readonly Article[];
}

export interface BlogPlan {
  /** Ids of the posts that are new or have changed: their texts are needed. */
  wanted: number[];
  /**
   * Makes the table's rows ready for pages: newest first, every address decided, every text formatted. A post without a
   * text has been deleted meanwhile.
   */
  make(texts: ReadonlyMap<number, PostText>): Blog;
}

/** Finds out what of the blog is ready from last time. */
export function planBlog(
  posts: readonly PostHead[],
  categories: readonly Category[],
  options: PrepareOptions,
): BlogPlan {
  const links = new Map<number, CategoryLink>(categories.map(({ id, slug, name }) => [id, { slug, name }]));
  const resolveLink = makeLinkResolver(posts, categories);
  const imageHosts = [
    ...new Set([...listBlogHosts(posts), ...listFeaturedHosts(posts), ...options.imageHosts]),
  ]
    .filter(isPlainHost)
    .sort();
  const previous = new Map(options.previous.map((article) => [article.id, article]));

  const plans = posts
    .toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
    .map((post) => {
      // One of WordPress and one of this site may share a slug, which readers see once.
      const ownCategories = uniteSlugs(post.categories.flatMap((id) => links.get(id) ?? []));
      const sourceHash = createHash('sha256')
        .update(JSON.stringify([options.formatting, mentionsKey, imageHosts, post, ownCategories]))
        .digest('base64url');
      const known = previous.get(post.id);
      const unchanged =
        known?.sourceHash === sourceHash &&
        Object.entries(known.links).every(([address, path]) => resolveLink(new URL(address)) === path);
      return { post, ownCategories, sourceHash, ready: unchanged ? known : null };
    });
  return {
    wanted: plans.filter(({ ready }) => !ready).map(({ post }) => post.id),
    make: (texts) => {
      const articles = plans.flatMap(({ post, ownCategories, sourceHash, ready }) => {
        if (ready) return ready;
        const text = texts.get(post.id);
        const context = { imageHosts, resolveLink, sourceHash };
        return text ? prepareArticle({ ...post, ...text }, ownCategories, context) : [];
      });
      return { articles, categories: listForReaders(categories), imageHosts };
    },
  };
}

function prepareArticle(
  post: Post,
  categories: CategoryLink[],
  context: { imageHosts: string[]; resolveLink(url: URL): string | null; sourceHash: string },
): Article {
  const links: Record<string, string | null> = {};
  const text = formatInParts(post.content, {
    base: post.link,
    imageHosts: context.imageHosts,
    resolveLink(url) {
      const path = context.resolveLink(url);
      links[url.href] = path;
      return path;
    },
  });
  const title = post.title.trim() || untitled;
  const { excerpt, summary } = introduce(post.excerpt || post.content);
  return {
    id: post.id,
    slug: post.slug,
    title,
    excerpt,
    summary,
    blurb: opensWith(text.text, summary) ? '' : summary,
    date: post.date,
    modified: post.modified,
    categories,
    picture: chooseFeatured(post, (url) => context.imageHosts.includes(toBareHost(url.host))),
    lede: text.lede,
    html: text.rest,
    mentions: findMentions({ title, categories: categories.map(({ name }) => name), text: text.text }),
    minutes: text.words === 0 ? 0 : text.minutes,
    protected: post.protected,
    oldSlugs: post.old_slugs,
    sourceHash: context.sourceHash,
    links,
  };
}

function listFeaturedHosts(posts: readonly Pick<Post, 'featured_media'>[]): string[] {
  return posts.flatMap(({ featured_media }) => {
    const url =
      featured_media !== null && typeof featured_media === 'object' ? URL.parse(featured_media.url) : null;
    return url ? [toBareHost(url.host)] : [];
  });
}

/** By name; WordPress and this site may both have a category of one slug, which readers see once. */
function listForReaders(categories: readonly Category[]): CategoryLink[] {
  return uniteSlugs(categories).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The first of each slug. */
function uniteSlugs(categories: readonly CategoryLink[]): CategoryLink[] {
  const bySlug = new Map<string, CategoryLink>();
  for (const { slug, name } of categories) if (!bySlug.has(slug)) bySlug.set(slug, { slug, name });
  return [...bySlug.values()];
}
