/** What this browser remembers; null when it does not know, or may not say. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage can be switched off: nothing is remembered, and the page works without.
    return null;
  }
}

/** Remembers a text, or forgets it with null. False when the browser refuses (switched off or full). */
export function writeStored(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Where the texts of a key stand that could not be read. */
export const toAsideKey = (key: string): string => `${key}_damaged`;

/** Moves a text that could not be read out of the way of its key, beside what was set aside before. */
export function setAside(key: string, text: string): void {
  const before = readStored(toAsideKey(key));
  writeStored(key, null);
  writeStored(toAsideKey(key), before === null ? text : `${before}\n${text}`);
}
