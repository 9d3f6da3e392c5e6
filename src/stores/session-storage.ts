/** Where a session and what belongs to it is kept; signing in works also where the browser allows no storage. */

/** Until the window closes, or longer. */
export type StorageKind = 'sessionStorage' | 'localStorage';
const kinds: readonly StorageKind[] = ['sessionStorage', 'localStorage'];

/** Instead of a storage that is not allowed: it lives as long as the page. */
const memory = new Map<string, string>();

export function read(kind: StorageKind, key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function write(kind: StorageKind, key: string, text: string): void {
  try {
    window[kind].setItem(key, text);
  } catch {
    memory.set(key, text);
  }
}

export function forget(key: string): void {
  memory.delete(key);
  for (const kind of kinds) {
    try {
      window[kind].removeItem(key);
    } catch {
      // Nothing can be stored, so nothing is left.
    }
  }
}

export const readAnywhere = (key: string): string | null =>
  read('sessionStorage', key) ?? read('localStorage', key);
