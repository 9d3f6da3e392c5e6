import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { noteAsked } from '#config/changing.ts';
import type { Blog } from '#schemas/article.ts';
import { packSnapshot, type Snapshot, unpackSnapshot } from './snapshot-file.ts';

/**
 * The blog as pages draw it lies in one file, written before every build and kept between builds: the last good copy
 * when the backend cannot be reached, and the finished articles that need no second formatting.
 */
const file = resolve(process.env.BLOG_SNAPSHOT || '.local/blog.snapshot');
/** Where builds keep what they know and never serve. */
export const snapshotFolder = dirname(file);

/** The last saved snapshot, or null when there is none. Throws when the file is not a snapshot, naming it. */
export function loadSnapshot(): Snapshot | null {
  if (!existsSync(file)) return null;
  try {
    return unpackSnapshot(readFileSync(file));
  } catch (cause) {
    throw new Error(`${file} is not a blog snapshot; a build that reads the blog makes a new one`, { cause });
  }
}

declare global {
  /** Read once in a build: its own scripts and the bundled code of the pages each have a copy of this module. */
  var blogOfBuild: Blog | undefined;
}

/** Replaces the snapshot in one step, so that a build never reads half of one. The build that saves it need not read it. */
export function saveSnapshot(snapshot: Snapshot): void {
  const packed = packSnapshot(snapshot);
  mkdirSync(snapshotFolder, { recursive: true });
  writeFileSync(`${file}.new`, packed.bytes);
  renameSync(`${file}.new`, file);
  // As it will be read: articles of the last snapshot and new ones then have their fields in the same order.
  globalThis.blogOfBuild = packed.snapshot.blog;
}

/** The blog for the pages of one build; a page that asks for it is drawn in each. Throws when no snapshot was made before. */
export function getBlog(): Blog {
  noteAsked();
  if (!globalThis.blogOfBuild || import.meta.env?.DEV) {
    const snapshot = loadSnapshot();
    if (!snapshot)
      throw new Error('There is no blog snapshot. Run `npm run build` or `npm run dev`, which make one.');
    globalThis.blogOfBuild = snapshot.blog;
  }
  return globalThis.blogOfBuild;
}
