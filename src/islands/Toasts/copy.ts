import { notify } from './notify.ts';

/** Copies a text and says that it was done, or what to do where the browser refuses. */
export async function copyText(text: string, words: { done: string; refused: string }): Promise<void> {
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  await (copied ? notify.success(words.done) : notify.error(words.refused));
}
