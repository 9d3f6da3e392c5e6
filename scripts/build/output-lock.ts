import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { snapshotFolder } from '#backend/blog/snapshot.ts';
import { takeLockFile } from '../embedded/lock.ts';

/** One build at a time writes into a folder: returns what gives it back, throws one line when another build is at it. */
export function takeOutput(dist: string): () => void {
  mkdirSync(snapshotFolder, { recursive: true });
  return takeLockFile(
    join(snapshotFolder, `${basename(dist)}.lock`),
    (process) => `Another build (${process}) writes into ${dist}: wait for it, or stop it.`,
  );
}
