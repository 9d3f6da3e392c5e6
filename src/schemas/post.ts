import { z } from 'zod';
import { isPlainHost } from '#schemas/host.ts';
import { findSlugFault } from '#schemas/slug.ts';
import { longestSummary, longestTitle } from '#schemas/summary-length.ts';

/** Ids below this belong to WordPress, ids from here on to this site. */
const firstOwnId = 1_000_000_000;

const momentParts = /^(\d{4,6}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d)(?::?(\d\d))?$/;

/**
 * A moment, whichever way the database writes it (`2024-01-10 03:30:00+00`, `2024-01-10T03:30:00+00:00`); becomes
 * UTC in milliseconds (`2024-01-10T03:30:00.000Z`).
 */
const momentSchema = z.string().transform((text, context) => {
  const parts = momentParts.exec(text);
  const [, day, time, zone, minutes = '00'] = parts ?? [];
  // Only what has the form is given to Date.parse, which makes a date of almost anything.
  const moment = parts
    ? Date.parse(`${day}T${time}${zone === 'Z' ? zone : `${zone}:${minutes}`}`)
    : Number.NaN;
  if (!Number.isNaN(moment)) return new Date(moment).toISOString();
  context.addIssue({ code: 'custom', message: `“${text.slice(0, 40)}” is not a moment with its zone` });
  return z.NEVER;
});

/** A slug that can end an address, percent-decoded: one path segment of at most 200 bytes (src/schemas/slug.ts). */
export const slugSchema = z.string().superRefine((slug, context) => {
  const fault = findSlugFault(slug);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});

/** An address that may be loaded or linked: http or https, absolute. */
const webAddressSchema = z.url({ protocol: /^https?$/ });

/** An address of a picture: of the web, or a path of this site (the laboratory's own artwork). */
export const pictureAddressSchema = z.union([
  webAddressSchema
    .refine((address) => isPlainHost(URL.parse(address)?.host ?? ''), 'has an odd host')
    // `https://known.example@other.example/` looks like another host than it is.
    .refine((address) => {
      const { username, password } = URL.parse(address) ?? {};
      return !username && !password;
    }, 'must be without a name or password'),
  z.string().regex(/^\/[^/\\]/, 'must be a path of this site'),
]);

/** One stored width of a picture; sides in CSS pixels. */
const pictureSizeSchema = z.object({
  source_url: pictureAddressSchema,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

/** A featured picture: only `url` is certain, its texts are plain text. */
export const featuredMediaSchema = z.object({
  id: z.number().int().optional(),
  url: pictureAddressSchema,
  alt_text: z.string().default(''),
  title: z.string().default(''),
  caption: z.string().default(''),
  /** Keyed by WordPress's names: thumbnail, medium, large, full … */
  sizes: z.record(z.string(), pictureSizeSchema).default({}),
});
export type FeaturedMedia = z.infer<typeof featuredMediaSchema>;

// Older rows hold the object as JSON inside a string.
const unwrapJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** A row of `posts`. */
export const postSchema = z.object({
  id: z.number().int().positive(),
  slug: slugSchema,
  /** Plain text; may be empty. */
  title: z.string().max(1000),
  /** Cleaned HTML. */
  excerpt: z.string(),
  /** Cleaned HTML; empty when the post is protected. */
  content: z.string(),
  date: momentSchema,
  modified: momentSchema.nullable(),
  /** Ids of categories, the first one leading. */
  categories: z.array(z.number().int()),
  /** The picture, the number of a WordPress medium, or null. */
  featured_media: z.preprocess(unwrapJson, z.union([featuredMediaSchema, z.number().int(), z.null()])),
  featured_media_id: z.number().int().nullable(),
  author: z.number().int().nullable(),
  origin: z.enum(['wordpress', 'admin']),
  /** The address in WordPress. */
  link: webAddressSchema.max(2000).nullable(),
  /** Slugs this post had before; one that no page can have needs no redirect, and as a rule of a host it might catch others. */
  old_slugs: z
    .array(z.string())
    .transform((slugs) => slugs.filter((slug) => slugSchema.safeParse(slug).success)),
  /** WordPress asks for a password: the text was never copied. */
  protected: z.boolean(),
  /** Hosts of the WordPress that it was copied from, without `www.`; none for a post written here. */
  hosts: z.array(z.string()).transform((hosts) => hosts.filter(isPlainHost)),
  /** Plain text: what the article is called and what it is about, in Hindi; null where nobody has written it. */
  title_hi: z.string().max(longestTitle).nullable(),
  summary_hi: z.string().max(longestSummary).nullable(),
});
export type Post = z.infer<typeof postSchema>;

/** A row of `posts` without its texts; `text_hash` changes with them. */
export const postHeadSchema = postSchema
  .omit({ excerpt: true, content: true })
  .extend({ text_hash: z.string().min(1) });
export type PostHead = z.infer<typeof postHeadSchema>;

/** The texts of a row of `posts`. */
export const postTextSchema = postSchema.pick({ id: true, excerpt: true, content: true });
export type PostText = z.infer<typeof postTextSchema>;

/** A row of `categories`. */
export const categorySchema = z.object({
  id: z.number().int().positive(),
  /** Plain text. */
  name: z
    .string()
    .max(200)
    .refine((name) => name.trim() !== '', 'must not be empty'),
  slug: slugSchema,
  /** Plain text; may be empty. */
  description: z.string().max(5000),
  /** How many posts WordPress counts in it. */
  count: z.number().int().nonnegative(),
  /** Id of the category above it, 0 for none. */
  parent: z.number().int(),
  origin: z.enum(['wordpress', 'admin']),
});
export type Category = z.infer<typeof categorySchema>;

const wordpressId = z.number().int().positive().lt(firstOwnId);

/** What the sync writes of a post; the database keeps the rest. */
export const copiedPostSchema = postSchema
  .omit({ origin: true, title_hi: true, summary_hi: true })
  .extend({ id: wordpressId });
export type CopiedPost = z.infer<typeof copiedPostSchema>;

/** What the sync writes of a category. */
export const copiedCategorySchema = categorySchema.omit({ origin: true }).extend({ id: wordpressId });
export type CopiedCategory = z.infer<typeof copiedCategorySchema>;
