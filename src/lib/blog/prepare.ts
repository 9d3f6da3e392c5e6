import { createHash } from 'node:crypto';
import { formatInParts } from '#lib/article/format.ts';
import { toPictureAddress } from '#lib/article/picture-address.ts';
import { toBareHost } from '#lib/bare-host.ts';
import { introduce } from '#lib/excerpt.ts';
import { opensWith } from '#lib/opens-with.ts';
import type { Article, CategoryLink } from '#schemas/article.ts';
import { isPlainHost } from '#schemas/host.ts';
import type { Category, Post, PostHead } from '#schemas/post.ts';
import { isDefaultCategory } from './default-category.ts';
import { chooseFeatured } from './featured.ts';
import { findMentions, mentionsKey } from './mentions.ts';
import { makeLinkResolver } from './old-links.ts';

/** What a card and a page call a post that came without a title. */
const untitled = 'Untitled article';

export interface PrepareOptions {
  /** Hosts that pictures may come from, beside those of the posts themselves. */
  imageHosts: readonly string[];
  /** Stands for the code that makes articles: when it changes, all of them are made anew. */
  formatting: string;
}

/** How the rows of one moment become articles: what stands for a row, and the article made of it. */
export interface Preparation {
  /** Hosts whose pictures articles show. */
  readonly imageHosts: readonly string[];
  /** Equal while an article made of this row would be the same, links aside. */
  digest(post: PostHead): string;
  /** Whether links that an article was made with still lead where they led. */
  keepsLinks(links: Article['links']): boolean;
  /** Decides every address and formats the text. */
  prepare(post: Post): Article;
}

/** Reads all rows once, since articles link to each other and share the hosts of their pictures. */
export function prepareBlog(
  posts: readonly PostHead[],
  categories: readonly Category[],
  options: PrepareOptions,
): Preparation {
  const links = new Map<number, CategoryLink>(
    categories
      .filter(({ slug }) => !isDefaultCategory(slug))
      .map(({ id, slug, name }) => [id, { slug, name }]),
  );
  // One of WordPress and one of this site may share a slug, which readers see once.
  const toOwnCategories = (post: Pick<PostHead, 'categories'>) =>
    uniteSlugs(post.categories.flatMap((id) => links.get(id) ?? []));
  const resolveLink = makeLinkResolver(
    posts,
    categories.filter(({ slug }) => !isDefaultCategory(slug)),
  );
  const ownHosts = uniteImageHosts([...posts.map(listOwnHosts), options.imageHosts]);
  const toAsked = (url: URL): URL => toPictureAddress(url, (host) => ownHosts.includes(host));
  const listHosts = (post: Pick<PostHead, 'link' | 'featured_media' | 'hosts'>) =>
    listPictureHosts(post, toAsked);
  const imageHosts = uniteImageHosts([...posts.map(listHosts), options.imageHosts]);

  return {
    imageHosts,
    digest: (post) =>
      createHash('sha256')
        .update(JSON.stringify([options.formatting, mentionsKey, imageHosts, post, toOwnCategories(post)]))
        .digest('base64url'),
    keepsLinks: (known) =>
      Object.entries(known).every(([address, path]) => resolveLink(new URL(address)) === path),
    prepare: (post) =>
      prepareArticle(post, toOwnCategories(post), { imageHosts, resolveLink, toAsked, listHosts }),
  };
}

function prepareArticle(
  post: Post,
  categories: CategoryLink[],
  context: {
    imageHosts: readonly string[];
    resolveLink(url: URL): string | null;
    toAsked(url: URL): URL;
    listHosts(post: Post): string[];
  },
): Article {
  const links: Record<string, string | null> = {};
  const linkedHosts = new Set<string>();
  const text = formatInParts(post.content, {
    base: post.link,
    imageHosts: context.imageHosts,
    resolveLink(url) {
      const path = context.resolveLink(url);
      links[url.href] = path;
      return path;
    },
    onLinked: (host) => linkedHosts.add(host),
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
    translations: toTranslations(post),
    date: post.date,
    modified: post.modified,
    categories,
    picture: chooseFeatured(
      post,
      (url) => context.imageHosts.includes(toBareHost(url.host)),
      context.toAsked,
    ),
    lede: text.lede,
    html: text.rest,
    mentions: findMentions({ title, categories: categories.map(({ name }) => name), text: text.text }),
    minutes: text.words === 0 ? 0 : text.minutes,
    protected: post.protected,
    oldSlugs: post.old_slugs,
    pictureHosts: context.listHosts(post),
    linkedHosts: [...linkedHosts].sort(),
    links,
  };
}

/** What a post says of itself in other languages. */
const toTranslations = ({ title_hi: title, summary_hi: summary }: Post): Article['translations'] =>
  title && summary ? { hi: { title, summary } } : {};

/** Hosts that are the blog's own: of a post's address there, and those that it was copied from. */
function listOwnHosts({ link, hosts }: Pick<Post, 'link' | 'hosts'>): string[] {
  const url = link === null ? null : URL.parse(link);
  return [...(url ? [toBareHost(url.host)] : []), ...hosts];
}

/** Hosts that a post's pictures come from: the blog's own and that of its featured picture. */
function listPictureHosts(
  post: Pick<Post, 'link' | 'featured_media' | 'hosts'>,
  toAsked: (url: URL) => URL,
): string[] {
  const { featured_media: media } = post;
  const featured = media !== null && typeof media === 'object' ? URL.parse(media.url) : null;
  return [...listOwnHosts(post), ...(featured ? [toBareHost(toAsked(featured).host)] : [])];
}

/** Each host once, in order; what is no plain host name is left out. */
export function uniteImageHosts(hosts: readonly (readonly string[])[]): string[] {
  return [...new Set(hosts.flat())].filter(isPlainHost).sort();
}

/** By name; WordPress and this site may both have a category of one slug, which readers see once. */
export function listForReaders(categories: readonly CategoryLink[]): CategoryLink[] {
  return uniteSlugs(categories).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The first of each slug. */
function uniteSlugs(categories: readonly CategoryLink[]): CategoryLink[] {
  const bySlug = new Map<string, CategoryLink>();
  for (const { slug, name } of categories) if (!bySlug.has(slug)) bySlug.set(slug, { slug, name });
  return [...bySlug.values()];
}
