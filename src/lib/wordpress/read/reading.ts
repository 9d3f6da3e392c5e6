import type { Named } from '#lib/wordpress/call.ts';
import type { CopiedCategory, CopiedPost } from '#schemas/post.ts';

/** Everything WordPress had to say, checked and mapped. */
export type Reading = {
  posts: readonly CopiedPost[];
  categories: readonly CopiedCategory[];
  /** Posts that WordPress lists but cannot show; their last good copies stay. */
  unreadable: readonly UnreadablePost[];
  /** Posts that cannot be taken as they are, because of a slug that no page can have or a faulty field; their last good copies stay. */
  refusedPosts: readonly Refused[];
  /** The same of categories. */
  refusedCategories: readonly Refused[];
  /** Categories whose slug no page can have: they go, and posts may still name them. */
  categoriesWithBadSlug: readonly Named[];
  /** Posts whose featured picture could not be read: the one they have here stays. */
  withoutPicture: readonly Refused[];
  /** Entries without an id to call them by. */
  withoutId: readonly Refused[];
  /** Lists that do not show for certain all they have: nothing that they lack is removed. */
  partial: { posts: boolean; categories: boolean };
  /** What else was left out. */
  notes: readonly string[];
};

export type UnreadablePost = Named & { reason?: string };
export type Refused = Named & { reason: string };
