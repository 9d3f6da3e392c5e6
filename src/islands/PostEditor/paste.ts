import type { ClipboardEvent } from 'react';
import { textToBlocks } from '#lib/editor/plain-text.ts';
import type { Block } from '#schemas/draft.ts';

/** The cleaning of articles is large: it comes when it is first needed, and shortly after the editor in any case. */
export const loadPipeline = () => import('./pipeline.ts');

async function toBlocks(html: string, text: string): Promise<Block[]> {
  if (html === '') return textToBlocks(text);
  try {
    return (await loadPipeline()).pastedToBlocks(html);
  } catch (error) {
    // Out of reach, or an HTML beyond all limits: the words alone are still good.
    console.warn('Pasted as plain text:', error);
    return textToBlocks(text);
  }
}

/** Hands over what is pasted as clean blocks. A line of plain text is left to the browser. */
export function pasteInto(event: ClipboardEvent, give: (blocks: Block[]) => void): void {
  const html = event.clipboardData.getData('text/html');
  const text = event.clipboardData.getData('text/plain');
  if (html === '' && !/[\r\n\p{Cc}]/u.test(text)) return;
  event.preventDefault();
  void toBlocks(html, text).then((blocks) => blocks.length > 0 && give(blocks));
}
