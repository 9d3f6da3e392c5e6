/**
 * Tells the visitor something at the top right of the page: `notify.success('Sent.')`. The island that calls it draws a
 * `ToastArea`; the list and its motion are fetched with the first message.
 * Each call resolves when the message is shown, and rejects when the code cannot be had.
 */
import { atom } from 'nanostores';
import type { ComponentType } from 'react';
import { addToast, dismissToast, type ToastKind } from '#stores/toasts.ts';

/** What draws the messages, once it is here. */
export const $toastList = atom<ComponentType | null>(null);

async function loadList(): Promise<void> {
  const { Toasts } = await import('./Toasts.tsx');
  $toastList.set(Toasts);
}

async function show(kind: ToastKind, text: string): Promise<number> {
  await loadList();
  return addToast(kind, text);
}

export const notify = {
  /** Fetches the code ahead of the first message. A failure shows when a message is really to be given. */
  async prepare(): Promise<void> {
    await loadList().catch(() => undefined);
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
