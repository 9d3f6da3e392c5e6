/**
 * Makes one empty database before all tests that need one: to copy it takes a quarter of the time. Migrations, accounts
 * and seeds are still carried out at each start.
 */
import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@supabase/lite/pglite';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that the empty database is dumped into. */
    emptyDatabase: string;
  }
}

export default async function makeEmptyDatabase({ provide }: TestProject): Promise<() => void> {
  const database = await PGlite.create();
  const dump = await database.dumpDataDir('none');
  await database.close();
  const folder = mkdtempSync(join(tmpdir(), 'empty-database-'));
  const file = join(folder, 'database.tar');
  writeFileSync(file, await dump.bytes());
  provide('emptyDatabase', file);
  return () => rmSync(folder, { recursive: true, force: true });
}

export const openEmptyDatabase = (): Promise<Blob> => openAsBlob(inject('emptyDatabase'));
