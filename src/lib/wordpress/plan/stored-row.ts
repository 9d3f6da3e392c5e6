import type { CopiedCategory, CopiedPost } from '#schemas/post.ts';

/** A row that stands in the table; `copy` is null when it cannot be read as a copied row. */
export type StoredRow<Row> = { id: number; slug: string; origin: 'wordpress' | 'admin'; copy: Row | null };

/** What the tables hold now. */
export type StoredRows = {
  posts: readonly StoredRow<CopiedPost>[];
  categories: readonly StoredRow<CopiedCategory>[];
};
