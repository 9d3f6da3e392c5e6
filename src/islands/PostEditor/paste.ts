import { textToBlocks } from '#lib/editor/plain-text.ts';
import { findBlocksFault, findSizeFault, longestPaste } from '#lib/editor/size.ts';
import type { Block } from '#schemas/draft.ts';

/** The cleaning of articles is large: it comes when it is first needed, and shortly after the editor in any case. */
export const loadPipeline = () => import('./pipeline.ts');

async function toBlocks(html: string, text: string): Promise<Block[]> {
  if (html === '' || html.length > longestPaste) return textToBlocks(text);
  try {
    return (await loadPipeline()).pastedToBlocks(html);
  } catch (error) {
    // Out of reach, or an HTML beyond all limits: the words alone are still good.
    console.warn('Pasted as plain text:', error);
    return textToBlocks(text);
  }
}

const readClipboard = ({ clipboardData }: ClipboardEvent) => ({
  html: clipboardData?.getData('text/html') ?? '',
  text: clipboardData?.getData('text/plain') ?? '',
});

type Refuse = (message: string) => void;

/** Says why so much is not taken; true when it is too much. */
function refuseLong(text: string, refuse: Refuse): boolean {
  const fault = findSizeFault(text.length);
  if (fault) refuse(fault);
  return fault !== null;
}

/** Hands over what is pasted as clean blocks. A line of plain text is left to the editor: false. */
export function pasteInto(event: ClipboardEvent, give: (blocks: Block[]) => void, refuse: Refuse): boolean {
  const { html, text } = readClipboard(event);
  if (refuseLong(text, refuse)) return true;
  if (html === '' && !/[\r\n\p{Cc}]/u.test(text)) return false;
  void toBlocks(html, text).then((blocks) => {
    const tooMuch = findBlocksFault(blocks);
    if (tooMuch) refuse(tooMuch);
    else if (blocks.length > 0) give(blocks);
  });
  return true;
}

/** The same into a list, a quote or a table, which takes of it what it can hold. */
export function pasteHtmlInto(event: ClipboardEvent, give: (html: string) => void, refuse: Refuse): boolean {
  const { html, text } = readClipboard(event);
  if (refuseLong(text, refuse)) return true;
  if (html === '' || html.length > longestPaste) return false;
  void loadPipeline().then(
    ({ toSafeHtml }) => give(toSafeHtml(html)),
    () => refuse('This could not be pasted now. Please check your connection and paste it again.'),
  );
  return true;
}
