import { type Draft, draftSchema } from '#schemas/draft.ts';

export type Stored = {
  drafts: Draft[];
  /** Something in the text could not be read; it is in none of the drafts. */
  damaged: boolean;
};

function parseDraft(value: unknown): Draft | null {
  const parsed = draftSchema.safeParse(value);
  if (!parsed.success) return null;
  const blocks = parsed.data.blocks.toSorted((a, b) => a.order - b.order);
  return { ...parsed.data, blocks: blocks.map((block, order) => ({ ...block, order })) };
}

/** What a browser has kept: each draft that can be read, and whether anything could not. */
export function parseStored(text: string): Stored {
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    return { drafts: [], damaged: true };
  }
  if (!Array.isArray(values)) return { drafts: [], damaged: true };
  const drafts = values.map(parseDraft);
  const known = new Map(drafts.flatMap((draft) => (draft ? [[draft.id, draft] as const] : [])));
  return { drafts: [...known.values()], damaged: drafts.includes(null) };
}
