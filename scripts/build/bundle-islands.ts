/** Run by `site-code.ts` beside Astro, with the folder of a bundle: what browsers load without it being drawn. */
import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { bundleIslands } from './islands.ts';
import { islandsFile, islandsFolder, workerFile } from './keep-code.ts';

const bundleWorker = (target: string) =>
  build({
    entryPoints: ['src/islands/Offline/worker.ts'],
    outfile: target,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });

try {
  const [, , folder = ''] = process.argv;
  const [addresses] = await Promise.all([
    bundleIslands(islandsFolder(folder)),
    bundleWorker(workerFile(folder)),
  ]);
  writeFileSync(islandsFile(folder), JSON.stringify(addresses));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
