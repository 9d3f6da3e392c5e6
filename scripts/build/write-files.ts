import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A new file: where it goes, with its folder or without, and what is in it. */
export interface NewFile {
  path: string;
  body: Uint8Array;
}

/** Writes files one after the other. Gives why one could not be written, if so; those after it are not. */
export function writeFiles(files: readonly NewFile[]): string | undefined {
  for (const { path, body } of files) {
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, body);
    } catch (cause) {
      return `${path} cannot be written: ${cause instanceof Error ? cause.message : cause}`;
    }
  }
  return undefined;
}
