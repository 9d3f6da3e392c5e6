/** Where a session and what belongs to it is kept; signing in works also where the browser allows no storage. */

/** Until the window closes, or longer. */
export type StorageKind = 'sessionStorage' | 'localStorage';
const kinds: readonly StorageKind[] = ['sessionStorage', 'localStorage'];

/** What a storage did not take, because it is not allowed or is full: it lives as long as the page. */
const memory = new Map<string, string>();

export function read(kind: StorageKind, key: string): string | null {
  const held = memory.get(`${kind} ${key}`);
  if (held !== undefined) return held;
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

export function write(kind: StorageKind, key: string, text: string): void {
  try {
    window[kind].setItem(key, text);
    memory.delete(`${kind} ${key}`);
  } catch {
    memory.set(`${kind} ${key}`, text);
  }
}

export function forget(key: string): void {
  for (const kind of kinds) {
    memory.delete(`${kind} ${key}`);
    try {
      window[kind].removeItem(key);
    } catch {
      // Nothing can be stored, so nothing is left.
    }
  }
}

/** Whether the browser has taken what was written under a key, so that the next page finds it. */
export const outlivesPage = (key: string): boolean => kinds.every((kind) => !memory.has(`${kind} ${key}`));

export const readAnywhere = (key: string): string | null =>
  read('sessionStorage', key) ?? read('localStorage', key);
