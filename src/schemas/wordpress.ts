import { z } from 'zod';

const id = z.number().int().positive();
const rendered = z.object({ rendered: z.string() });
const guarded = z.object({ rendered: z.string(), protected: z.boolean().default(false) });
/** Local time without a zone (`2024-01-10T09:00:00`), as WordPress writes it. */
const localTime = z.string().nullish().catch(null);
/** A number that an article can do without; PHP has many ways to write none. */
const reference = z.number().int().nullish().catch(null);

/** What anything set aside is called by, whatever else is odd about it. */
export const wpCalledSchema = z.object({
  id,
  slug: z.string().catch(''),
  title: rendered.catch({ rendered: '' }),
  name: z.string().catch(''),
});

/**
 * The first look at a listed post: enough to leave drafts, private posts and pages alone. A list without these fields is
 * one for visitors, who are shown published posts only.
 */
export const wpListedSchema = z.object({
  id,
  status: z.string().default('publish'),
  type: z.string().default('post'),
});

/** A published post of `wp/v2/posts?_embed`. */
export const wpPostSchema = z.object({
  id,
  slug: z.string().min(1, 'must not be empty'),
  link: z.string().nullish().catch(null),
  date: localTime,
  date_gmt: localTime,
  modified: localTime,
  modified_gmt: localTime,
  /** HTML with entities. A theme can take titles, excerpts and categories from posts; then the field is missing. */
  title: rendered.default({ rendered: '' }),
  excerpt: guarded.catch({ rendered: '', protected: false }),
  content: guarded,
  author: reference,
  /** 0 or nothing: no featured image. */
  featured_media: reference,
  categories: z.array(z.number().int()).default([]),
  /** Embedded items may be error objects or, for a medium that is gone, the whole API index. PHP writes nothing as a list. */
  _embedded: z
    .object({ 'wp:featuredmedia': z.array(z.unknown()).optional().catch(undefined) })
    .nullish()
    .catch(undefined),
});
export type WpPost = z.infer<typeof wpPostSchema>;

/** A medium of `wp/v2/media/ID`, or embedded in a post. */
export const wpMediaSchema = z.object({
  id,
  /** WordPress writes `false` for a file that is lost. */
  source_url: z.string().catch(''),
  /** `image/jpeg`, `application/pdf` …; some hosts leave it out. */
  mime_type: z.string().catch(''),
  alt_text: z.string().catch(''),
  title: rendered.catch({ rendered: '' }),
  caption: rendered.catch({ rendered: '' }),
  // Files that are not pictures have no sizes; some plugins write an empty list for "none".
  media_details: z.object({ sizes: z.record(z.string(), z.unknown()).catch({}) }).catch({ sizes: {} }),
});
export type WpMedia = z.infer<typeof wpMediaSchema>;

/** One entry of `media_details.sizes`; some servers write sides as text. */
export const wpSizeSchema = z.object({
  source_url: z.string().min(1),
  width: z.coerce.number().int().positive(),
  height: z.coerce.number().int().positive(),
});

/** A category of `wp/v2/categories`. */
export const wpCategorySchema = z.object({
  id,
  /** HTML with entities. */
  name: z.string(),
  slug: z.string().min(1, 'must not be empty'),
  /** HTML with entities. */
  description: z.string().nullish().catch(null),
  count: z.number().int().nonnegative().catch(0),
  parent: reference,
});
export type WpCategory = z.infer<typeof wpCategorySchema>;

/** The index of the REST interface. */
export const wpIndexSchema = z.object({
  namespaces: z.array(z.string()),
  /** Hours east of Greenwich. */
  gmt_offset: z.coerce.number().min(-15).max(15).optional().catch(undefined),
  /** Where readers find the site, and where WordPress itself lies: two hosts when another program shows its posts. */
  home: z.string().optional().catch(undefined),
  url: z.string().optional().catch(undefined),
});

/** How WordPress words a refusal. */
export const wpRefusalSchema = z.object({ code: z.string(), message: z.string().catch('') });
