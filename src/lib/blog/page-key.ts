import { hash } from 'node:crypto';

/**
 * Stands for everything a page is drawn from besides its own code and the notices, which the builder watches itself. While the
 * three stay the same, the page of the last build is used again.
 */
export function toPageKey(sources: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(sources), 'base64url');
}
