/**
 * Tells the visitor something at the top right of the page: `notify.success('Sent.')`. Any island may call it, and no page
 * needs an element for it: the list and its motion are fetched and put into the page with the first message.
 * Each call resolves when the message is shown, and rejects when the code cannot be had.
 */
import { addToast, dismissToast, type ToastKind } from '#stores/toasts.ts';

async function show(kind: ToastKind, text: string): Promise<number> {
  const { showToasts } = await import('./show-toasts.tsx');
  showToasts();
  return addToast(kind, text);
}

export const notify = {
  /** Fetches the code ahead of the first message. A failure shows when a message is really to be given. */
  async prepare(): Promise<void> {
    await import('./show-toasts.tsx').then(({ showToasts }) => showToasts()).catch(() => undefined);
  },
  /** Stays for two seconds. */
  async success(text: string): Promise<void> {
    await show('success', text);
  },
  /** Stays for four seconds. */
  async error(text: string): Promise<void> {
    await show('error', text);
  },
  /** Stays until it is taken away, by the function that the call resolves to. */
  async loading(text: string): Promise<() => void> {
    const id = await show('loading', text);
    return () => dismissToast(id);
  },
};
