import { createHash } from 'node:crypto';

const megabyte = Buffer.alloc(1_000_000, 'a');

/** How quick this machine is at the moment: milliseconds to hash 256 MB. */
export function measureMachine(): number {
  const started = performance.now();
  const hash = createHash('sha256');
  for (let count = 0; count < 256; count += 1) hash.update(megabyte);
  hash.digest();
  return Math.round(performance.now() - started);
}
