/** One process at a time where two would damage what they write: a database, a built site. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Holder = {
  pid: number;
  /** When that process started, in the kernel's own count; empty where the system does not tell. */
  started: string;
};

/** Process ids are used again, in containers at once: the moment of birth tells two apart. */
function readBirth(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the count is the 20th word after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    const forbidden = error instanceof Error && 'code' in error && error.code === 'EPERM';
    if (!forbidden) return false;
  }
  return readBirth(pid) === started;
}

function readHolder(file: string): Holder | null {
  try {
    const [pid, started] = readFileSync(file, 'utf8').split('\n');
    return pid && Number.isInteger(Number(pid)) ? { pid: Number(pid), started: started ?? '' } : null;
  } catch {
    return null;
  }
}

function tryTake(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}\n${readBirth(process.pid)}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes a lock file, also from a process that has died, and returns the function that gives it back. While another
 * process has it, throws what `complain` says of that process.
 */
function takeLockFile(file: string, complain: (process: string) => string): () => void {
  if (!tryTake(file)) {
    const holder = readHolder(file);
    if (!holder || !isAlive(holder)) rmSync(file, { force: true });
    if (!tryTake(file)) throw new Error(complain(`process ${readHolder(file)?.pid ?? 'unknown'}`));
  }
  return () => rmSync(file, { force: true });
}

/** The lock of a data folder. Throws one line when another process works there. */
export function takeLock(folder: string): () => void {
  return takeLockFile(
    join(folder, 'lock'),
    (process) => `Another backend (${process}) works in ${folder}: stop it first.`,
  );
}
