/** For hosts that only send files: a packed copy beside each text of the built site. */
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What the names of packed copies end in. */
export const packings = ['.br', '.gz'] as const;
const texts = /\.(html|css|js|json|xml|txt|csv|svg|ico|webmanifest)$/;
/** A smaller file travels in one packet either way. */
const least = 1000;
/** Compression runs in Node's own pool, which has four threads. */
const atOnce = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Packs what has no copies yet; resolves with the number of files that got them. The CDN packs by itself and is told to
 * leave them out.
 */
export async function precompress(dist: string): Promise<number> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && texts.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !packings.every((packing) => existsSync(file + packing)));
  const queue = files.values();
  let packed = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const file of queue) {
        const text = await readFile(file);
        if (text.length < least) continue;
        const [brotli, zipped] = await Promise.all([
          // Only the highest quality brings the longest page into the first flight.
          toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          toGzip(text, { level: 9 }),
        ]);
        await Promise.all([writeFile(file + packings[0], brotli), writeFile(file + packings[1], zipped)]);
        packed += 1;
      }
    }),
  );
  await writeFile(join(dist, '.assetsignore'), packings.map((packing) => `*${packing}\n`).join(''));
  return packed;
}
