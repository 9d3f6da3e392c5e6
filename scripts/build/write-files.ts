/** The thread of `disk.ts`: writes each batch of files and says so. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { NewFile, Written } from './disk.ts';

function write(files: readonly NewFile[]): Written {
  for (const { path, body } of files) {
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, body);
    } catch (cause) {
      return { failure: `${path} cannot be written: ${cause instanceof Error ? cause.message : cause}` };
    }
  }
  return {};
}

parentPort?.on('message', (files: NewFile[]) => parentPort?.postMessage(write(files)));
