import { z } from 'zod';
import { localeCodes } from '#config/locales.ts';

/** A picture of a card or an article head: an address of this site or of an allowed picture host. */
const pictureSchema = z.object({
  src: z.string(),
  /** Empty when the picture is decoration. */
  alt: z.string(),
  /** Candidates for narrow screens, as in the `srcset` attribute; empty when there is only one. */
  srcset: z.string(),
  /** The same in AVIF, where the picture is the site's own; else empty. */
  avif: z.string(),
});
export type Picture = z.infer<typeof pictureSchema>;

export const categoryLinkSchema = z.object({ slug: z.string(), name: z.string() });
export type CategoryLink = z.infer<typeof categoryLinkSchema>;

const mentionsSchema = z.object({ signs: z.array(z.string()), tests: z.array(z.string()) });
/** Slugs of signs and codes of tests that an article speaks of, the most spoken of first. */
export type Mentions = z.infer<typeof mentionsSchema>;

/** An article made ready for its page: cleaned, formatted and with every address decided. */
export const articleSchema = z.object({
  id: z.number().int(),
  slug: z.string().min(1),
  /** Plain text, never empty. */
  title: z.string().min(1),
  /** Plain text, cut for cards. */
  excerpt: z.string(),
  /** Plain text of whole words, for the article's own page and whoever lists it elsewhere. */
  summary: z.string(),
  /** The summary once more where the page shows it above the text; empty where the text begins with it. */
  blurb: z.string(),
  /** What it is called and what it is about in other languages, as plain text. */
  translations: z.partialRecord(z.enum(localeCodes), z.object({ title: z.string(), summary: z.string() })),
  /** ISO instant. */
  date: z.string(),
  /** ISO instant of the last change; null when none was noted. */
  modified: z.string().nullable(),
  categories: z.array(categoryLinkSchema),
  picture: pictureSchema,
  /** Cleaned and formatted HTML of the words that open it, which phones show above the picture; empty where none do. */
  lede: z.string(),
  /** The same of what follows; with the lede empty as well, the post has no text or asks for a password. */
  html: z.string(),
  mentions: mentionsSchema,
  /** Whole minutes, at least one; 0 when there is nothing to read. */
  minutes: z.number().int(),
  protected: z.boolean(),
  oldSlugs: z.array(z.string()),
  /** Hosts, without `www.`, that its own pictures come from: of its address at the old blog and of its featured picture. */
  pictureHosts: z.array(z.string()),
  /** Hosts whose pictures in the text became links, since they are not allowed. */
  linkedHosts: z.array(z.string()),
  /** What each address of the old blog led to when the text was formatted: a path here, or null. */
  links: z.record(z.string(), z.string().nullable()),
});
export type Article = z.infer<typeof articleSchema>;

/** What pages draw from: the whole blog at one moment. */
export interface Blog {
  /** Newest first. */
  readonly articles: readonly Article[];
  /** Every category by name, also those without an article. */
  readonly categories: readonly CategoryLink[];
  /** Hosts, with ports where they have one, that pictures of articles come from. */
  readonly imageHosts: readonly string[];
}

/** An article as a listing shows it; also the form of the later listing pages in JSON. */
const cardSchema = articleSchema.pick({ slug: true, title: true, excerpt: true, picture: true }).extend({
  href: z.string(),
  day: z.string(),
  date: z.string(),
  category: z.string(),
});
export type Card = z.infer<typeof cardSchema>;

const feedPageSchema = z.object({
  page: z.number().int().positive(),
  /** Articles of the whole listing, not of this page. */
  total: z.number().int().nonnegative(),
  cards: z.array(cardSchema),
});
export type FeedPage = z.infer<typeof feedPageSchema>;
