/** For hosts that only send files: a packed copy beside each text of the built site. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = /\.(html|css|js|json|xml|txt|csv|svg|ico|webmanifest)$/;
/** A smaller file travels in one packet either way. */
const least = 1000;
/** Compression runs in Node's own pool, which has four threads. */
const atOnce = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Resolves with the number of files that now have packed copies. The CDN packs by itself and is told to leave them out. */
export async function precompress(dist: string): Promise<number> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && texts.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
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
        await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
        packed += 1;
      }
    }),
  );
  await writeFile(join(dist, '.assetsignore'), '*.br\n*.gz\n');
  return packed;
}
