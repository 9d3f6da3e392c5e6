import { notify } from './notify.ts';

/** False where the browser refuses, or has no clipboard: it has one only for pages that came over https. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text and says that it was done, or what to do where that cannot be. */
export async function copyText(text: string, words: { done: string; refused: string }): Promise<void> {
  const isCopied = await writeClipboard(text);
  const said = isCopied ? words.done : words.refused;
  // A press must not go without an answer, also where the toast's code cannot be had.
  await notify[isCopied ? 'success' : 'error'](said).catch(() => alert(said));
}
