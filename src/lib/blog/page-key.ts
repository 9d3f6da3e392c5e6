import { hash } from 'node:crypto';

/**
 * Stands for everything a page is drawn from besides its own code, which the builder watches itself. While the key and
 * the code stay the same, the page of the last build is used again.
 */
export function toPageKey(sources: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(sources), 'base64url');
}
