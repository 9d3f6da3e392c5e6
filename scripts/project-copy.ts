/** A copy of the project in a folder of its own: builds there begin with nothing, and leave a developer's files and stores alone. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const copied = [
  'src',
  'public',
  'scripts',
  'supabase',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'wrangler.jsonc',
];

export interface Run {
  code: number;
  /** All that was written to either stream, without colours. */
  output: string;
}

export interface ProjectCopy {
  folder: string;
  /** Runs a program of the project, such as `astro` or `node`, to its end. */
  run(
    command: string,
    parts: readonly string[],
    env?: Readonly<Record<string, string | undefined>>,
  ): Promise<Run>;
  read(file: string): string;
  write(file: string, text: string): void;
  remove(file: string): void;
  delete(): void;
}

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const path of copied) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    async run(command, parts, env = {}) {
      const { NODE_ENV: _mode, VITEST: _vitest, DEV: _dev, ...surroundings } = process.env;
      const child = spawn(command, parts, {
        cwd: folder,
        env: {
          ...surroundings,
          PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}`,
          ASTRO_TELEMETRY_DISABLED: '1',
          DO_NOT_TRACK: '1',
          NO_COLOR: '1',
          ...env,
        },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => {
          output += text.toString();
        });
      const code = await new Promise<number>((done) => child.once('exit', (status) => done(status ?? 1)));
      return { code, output };
    },
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(join(folder, file), text),
    remove: (file) => rmSync(join(folder, file), { recursive: true, force: true }),
    delete: () => rmSync(folder, { recursive: true, force: true }),
  };
}
