import { z } from 'zod';

const id = z.number().int().positive();
const rendered = z.object({ rendered: z.string() });
const guarded = z.object({ rendered: z.string(), protected: z.boolean().default(false) });
/** Local time without a zone (`2024-01-10T09:00:00`), as WordPress writes it. */
const localTime = z.string().nullish();

/** The first look at a listed post: enough to leave drafts, private posts and pages alone. */
export const wpListedSchema = z.object({ id, status: z.string(), type: z.string() });

/** A published post of `wp/v2/posts?_embed`. */
export const wpPostSchema = z.object({
  id,
  slug: z.string().min(1, 'must not be empty'),
  link: z.string().nullish(),
  date: localTime,
  date_gmt: localTime,
  modified: localTime,
  modified_gmt: localTime,
  /** HTML with entities. */
  title: rendered,
  excerpt: guarded,
  content: guarded,
  author: z.number().int().nullish(),
  /** 0 or nothing: no featured image. */
  featured_media: z.number().int().nullish(),
  categories: z.array(z.number().int()),
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
  source_url: z.string().min(1, 'must not be empty'),
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
  description: z.string().nullish(),
  count: z.number().int().nonnegative(),
  parent: z.number().int().nullish(),
});
export type WpCategory = z.infer<typeof wpCategorySchema>;

/** The reduced list entry asked for when a page cannot be read whole. */
export const wpNamedSchema = z.object({ id, slug: z.string() });

/** The index of the REST interface. */
export const wpIndexSchema = z.object({
  namespaces: z.array(z.string()),
  /** Hours east of Greenwich. */
  gmt_offset: z.coerce.number().min(-15).max(15).optional().catch(undefined),
});

/** How WordPress words a refusal. */
export const wpRefusalSchema = z.object({ code: z.string(), message: z.string().catch('') });
