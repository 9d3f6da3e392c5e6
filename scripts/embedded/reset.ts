import { existsSync, rmSync } from 'node:fs';
import { takeLock } from './lock.ts';

/** Deletes a data folder; throws one line when a backend works there. */
export function resetData(folder: string): void {
  if (!existsSync(folder)) return;
  takeLock(folder);
  rmSync(folder, { recursive: true, force: true });
}
