import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProjectCopy } from '../project-copy.ts';

export interface MeasuredRun {
  seconds: number;
  /** Most memory that one of its processes had, in GB. */
  memory: number;
  /** What it wrote. */
  output: string;
}

/** GB of the process that had the most; the file has a line for each, in units of 1,024 bytes. */
function readPeak(file: string): number {
  if (!existsSync(file)) return Number.NaN;
  return (Math.max(...readFileSync(file, 'utf8').trim().split('\n').map(Number)) * 1024) / 1e9;
}

/** Runs a command in a copy of the project and measures it. Throws with what it wrote when it fails. */
export async function runMeasured(
  copy: ProjectCopy,
  command: string,
  parts: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<MeasuredRun> {
  const memoryFile = 'peak-memory.txt';
  copy.remove(memoryFile);
  const started = performance.now();
  const { code, output } = await copy.run(command, parts, {
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'peak-memory.ts'))}`,
    PEAK_MEMORY_FILE: join(copy.folder, memoryFile),
    ...env,
  });
  if (code !== 0) throw new Error(`${[command, ...parts].join(' ')} failed:\n${output}`);
  const seconds = (performance.now() - started) / 1000;
  return { seconds, memory: readPeak(join(copy.folder, memoryFile)), output };
}
