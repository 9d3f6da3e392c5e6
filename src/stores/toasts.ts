/** Short messages at the top right of the page. */
import { atom } from 'nanostores';

export type ToastKind = 'success' | 'error' | 'loading';
export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
}

/** Milliseconds that a message is shown; null until it is taken away. */
export const toastDurations: Record<ToastKind, number | null> = { success: 2000, error: 4000, loading: null };

const mostToasts = 20;

/** The messages of this page, newest first. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/** Adds a message and answers with its id; beyond twenty the oldest goes. */
export function addToast(kind: ToastKind, text: string): number {
  lastId += 1;
  $toasts.set([{ id: lastId, kind, text }, ...$toasts.get()].slice(0, mostToasts));
  return lastId;
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
