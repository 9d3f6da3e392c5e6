/**
 * The folder of the built site and what is known of it: a build with the code of the last one leaves unchanged articles
 * where they are, one with other code writes over them, and where nothing is known it begins with an empty folder. While a
 * build runs nothing is known, so one that was cut off is never built upon.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { z } from 'zod';
import { snapshotFolder } from '#backend/blog/snapshot.ts';
import { routes } from '#config/routes.ts';
import { cardFolder } from '#lib/cards/card.ts';
import { Disk } from './disk.ts';
import { clientFolder } from './keep-code.ts';
import { isArticleFolder, listFiles } from './list-files.ts';
import { packings } from './precompress.ts';
import type { RedirectPages } from './redirect-pages.ts';
import type { SiteCode } from './site-code.ts';

const recordSchema = z.object({
  dist: z.string(),
  code: z.string(),
  /** Text of build.json after this build. Once the folder holds another, or none, something else has written into it. */
  stamp: z.string(),
  /** File of each page inside the folder, with its key; '' where it has none and is drawn each time. */
  pages: z.record(z.string(), z.string()),
  /** Whether texts have packed copies beside them. */
  packed: z.boolean(),
  /** Pages for moved addresses. */
  redirects: z.record(z.string(), z.string()),
  /** Other files that were written after the pages, without pictures of links, whose names say what is in them. */
  others: z.array(z.string()),
});
type OutputRecord = z.infer<typeof recordSchema>;

/** Beside the blog's snapshot, never inside the folder that is served. */
const toRecordFile = (dist: string): string => join(snapshotFolder, `${basename(dist)}.record.json`);

const readStamp = (dist: string): string => {
  const file = join(dist, routes.buildInfo);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

function readRecord(dist: string, packed: boolean): OutputRecord | null {
  const file = toRecordFile(dist);
  if (!existsSync(file)) return null;
  try {
    const record = recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const isThisFolder = record.dist === resolve(dist) && record.packed === packed;
    return isThisFolder && record.stamp !== '' && record.stamp === readStamp(dist) ? record : null;
  } catch {
    // Half a record, of a build that ended while it wrote it, is none.
    return null;
  }
}

/** Copies the files of a folder that another lacks, or has with another length. */
function restoreFiles(from: string, to: string): void {
  const measure = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;
  for (const file of listFiles(from)) {
    if (measure(join(from, file)) !== measure(join(to, file))) cpSync(join(from, file), join(to, file));
  }
}

/** Takes a file away, and the folders that it leaves empty. */
function remove(dist: string, file: string): void {
  rmSync(join(dist, file), { force: true });
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    const path = join(dist, folder);
    if (existsSync(path)) {
      if (readdirSync(path).length > 0) return;
      rmdirSync(path);
    }
  }
}

/** `link-pictures.ts` knows by their names which of them stay. */
const isLinkPicture = (file: string): boolean => file.startsWith(cardFolder + sep);

const removePackings = (dist: string, file: string): void => {
  for (const packing of packings) rmSync(join(dist, file + packing), { force: true });
};

/**
 * Empties a folder but for pages of the last build, which are written over: some file systems take many times as long to
 * make files where as many were just taken away. The folder itself stays, for a server that watches it.
 */
function empty(dist: string, pages: OutputRecord['pages'] | undefined): void {
  if (pages) {
    for (const file of listFiles(dist)) if (!(file in pages || isLinkPicture(file))) remove(dist, file);
  } else {
    for (const name of readdirSync(dist)) rmSync(join(dist, name), { recursive: true });
  }
}

export class Output {
  readonly #dist: string;
  readonly #code: SiteCode;
  readonly #packed: boolean;
  /** Pages of the last build. */
  readonly #last: OutputRecord['pages'];
  /** Whether they were drawn by the code of this one. */
  readonly #sameCode: boolean;
  readonly #pages: OutputRecord['pages'] = {};
  #redirects: RedirectPages;
  readonly #disk = new Disk();

  private constructor(dist: string, code: SiteCode, packed: boolean, record: OutputRecord | null) {
    this.#dist = dist;
    this.#code = code;
    this.#packed = packed;
    this.#last = record?.pages ?? {};
    this.#sameCode = record?.code === code.key;
    this.#redirects = this.#sameCode && record ? record.redirects : {};
  }

  /**
   * Makes the folder ready for pages: what browsers load is there, what was written after the last pages is not. `packed`
   * says that texts will have packed copies beside them; those of what stays as it is stay, too.
   */
  static open(dist: string, code: SiteCode, packed = false): Output {
    const record = readRecord(dist, packed);
    rmSync(toRecordFile(dist), { force: true });
    mkdirSync(dist, { recursive: true });
    if (record?.code === code.key) {
      for (const file of record.others) remove(dist, file);
      restoreFiles(clientFolder(code.folder), dist);
    } else {
      empty(dist, record?.pages);
      cpSync(clientFolder(code.folder), dist, { recursive: true });
    }
    return new Output(dist, code, packed, record);
  }

  /** The files of the pages of this build, in order. */
  listPages(): string[] {
    return Object.keys(this.#pages).sort();
  }

  /** Pages for moved addresses that the last build has left, but for those in whose place a page is drawn now. */
  get redirects(): RedirectPages {
    return this.#redirects;
  }

  /** Takes note of those that are there now, and takes the others away. */
  keepRedirects(pages: RedirectPages): void {
    for (const file of Object.keys(this.#redirects)) if (!(file in pages)) remove(this.#dist, file);
    this.#redirects = pages;
  }

  /** Whether the page lies there already, drawn for this key by this code; then it stays. */
  keeps(file: string, key: string): boolean {
    const stays =
      this.#sameCode && key !== '' && this.#last[file] === key && existsSync(join(this.#dist, file));
    if (stays) this.#pages[file] = key;
    return stays;
  }

  /** Hands a page to the disk. Throws when an earlier one could not be written. */
  async write(file: string, key: string, body: Uint8Array): Promise<void> {
    this.#pages[file] = key;
    delete this.#redirects[file];
    if (this.#packed) removePackings(this.#dist, file);
    await this.#disk.write(join(this.#dist, file), body);
  }

  /** Once all pages are handed over: waits until they are written, and takes away those that are no more. */
  async finish(): Promise<void> {
    await this.#disk.finish();
    for (const file of Object.keys(this.#last)) {
      if (file in this.#pages) continue;
      if (this.#packed) removePackings(this.#dist, file);
      remove(this.#dist, file);
    }
  }

  /** Writes down what is there now, for the next build. */
  close(): void {
    const texts = [...this.listPages(), ...listFiles(clientFolder(this.#code.folder))];
    const packed = this.#packed ? texts.flatMap((file) => packings.map((packing) => file + packing)) : [];
    const known = new Set([...texts, ...packed, ...Object.keys(this.#redirects)]);
    // Whatever lies with an article is known.
    const enters = (path: string): boolean =>
      !(isArticleFolder(path) && join(path, 'index.html') in this.#pages);
    const record: OutputRecord = {
      dist: resolve(this.#dist),
      code: this.#code.key,
      stamp: readStamp(this.#dist),
      packed: this.#packed,
      pages: this.#pages,
      redirects: this.#redirects,
      others: listFiles(this.#dist, enters).filter((file) => !known.has(file) && !isLinkPicture(file)),
    };
    writeFileSync(toRecordFile(this.#dist), JSON.stringify(record));
  }
}
