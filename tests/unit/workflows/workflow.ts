import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Step = {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
};
type Job = {
  if?: string;
  concurrency?: { group: string; 'cancel-in-progress': boolean };
  env?: Record<string, string>;
  steps: Step[];
};
type Workflow = {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  concurrency?: { group: string; 'cancel-in-progress': unknown };
  jobs: Record<string, Job>;
};

export const readWorkflow = (name: string): Workflow =>
  parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8'));

export function findJob({ jobs }: Workflow, name: string): Job {
  const job = jobs[name];
  if (!job) throw new Error(`no job ${name}`);
  return job;
}

export function findStep({ steps }: Job, fits: (step: Step) => boolean): Step & { run: string } {
  const step = steps.find(fits);
  if (!step?.run) throw new Error('no such step that runs a script');
  return { ...step, run: step.run };
}

/** Lays a command into `folder/bin` that stands in for a real one. */
export function layCommand(folder: string, name: string, script: string): void {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, name), 0o755);
}

/** Runs a script as the runner does, in `folder`, before whose commands those of `folder/bin` go. */
export function runScript(
  script: string,
  folder: string,
  env: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const file = join(folder, 'step.sh');
  writeFileSync(file, script);
  return new Promise((resolve) => {
    const path = `${join(folder, 'bin')}:${process.env.PATH}`;
    const child = execFile(
      'bash',
      ['-e', file],
      { cwd: folder, env: { ...env, PATH: path } },
      (_, stdout, stderr) => {
        resolve({ code: child.exitCode ?? -1, said: stdout + stderr });
      },
    );
  });
}
