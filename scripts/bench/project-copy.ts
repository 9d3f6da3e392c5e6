/** A copy of the project in a folder of its own: builds there begin with nothing, and leave a developer's store alone. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);

const parts = [
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'public',
  'scripts',
  'src',
  'supabase',
  'tsconfig.json',
  'wrangler.jsonc',
];

export interface ProjectCopy {
  folder: string;
  /** Runs a command in the copy to its end. Throws when it fails. */
  run(command: string, parts: readonly string[], env: Record<string, string | undefined>): Promise<Run>;
  remove(): void;
}

export interface Run {
  seconds: number;
  /** Most memory that one of its processes had, in GB. */
  memory: number;
  /** What it wrote. */
  output: string;
}

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const memoryFile = join(folder, 'peak-memory.txt');
  return {
    folder,
    async run(command, parts, env) {
      rmSync(memoryFile, { force: true });
      const started = performance.now();
      const { stdout } = await execute(command, parts, {
        cwd: folder,
        maxBuffer: 64_000_000,
        env: {
          ...process.env,
          ASTRO_TELEMETRY_DISABLED: '1',
          DO_NOT_TRACK: '1',
          NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'peak-memory.ts'))}`,
          PEAK_MEMORY_FILE: memoryFile,
          ...env,
        },
      });
      return { seconds: (performance.now() - started) / 1000, memory: readPeak(memoryFile), output: stdout };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** GB of the process that had the most; the file has a line for each, in units of 1,024 bytes. */
function readPeak(file: string): number {
  if (!existsSync(file)) return Number.NaN;
  return (Math.max(...readFileSync(file, 'utf8').trim().split('\n').map(Number)) * 1024) / 1e9;
}
