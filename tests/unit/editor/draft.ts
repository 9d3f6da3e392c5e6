import { makeBlock } from '#lib/editor/blocks.ts';
import { makeDraft } from '#lib/editor/state.ts';
import type { Block, Draft } from '#schemas/draft.ts';

/** A paragraph whose id are its words. */
export const toParagraph = (text: string): Block => makeBlock('paragraph', text, text);

export const toPost = (...texts: string[]): Draft => ({
  ...makeDraft('Asha', '2026-11-21T00:00:00.000Z', 'draft'),
  blocks: texts.map((text, order) => ({ ...toParagraph(text), order })),
});
