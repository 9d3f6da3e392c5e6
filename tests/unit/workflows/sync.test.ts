import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../scripts/serve/ports.ts';
import { findJob, findStep, layCommand, readWorkflow, runScript } from './workflow.ts';

const job = findJob(readWorkflow('sync'), 'sync');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sync-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('runs only code that passed, and actions as they were when they were read', () => {
  const commit = job.steps.findIndex(({ id }) => id === 'commit');
  const install = job.steps.findIndex(({ run }) => run === 'npm ci');
  expect(commit).toBeGreaterThan(0);
  expect(install).toBeGreaterThan(commit);
  for (const name of ['check', 'deploy', 'sync'])
    for (const { steps } of Object.values(readWorkflow(name).jobs))
      for (const { uses } of steps) if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/);
});

describe('the step that copies', () => {
  const step = findStep(job, ({ id }) => id === 'sync');

  /** Runs it with a command that calls the hook or not and ends as given; how it ended and what it notes. */
  const run = async (ends: number, calls: boolean, wordpress: string) => {
    const port = String(await findFreePort());
    // On a busy machine the hook may take its time to listen.
    const call = `until node -e "fetch(process.env.DEPLOY_HOOK_URL, { method: 'POST' })" 2> /dev/null; do :; done;`;
    layCommand(folder, 'npm', `echo "$@" > asked; ${calls ? call : ''} exit ${ends}`);
    const { code } = await runScript(step.run.replaceAll('9000', port), folder, {
      GITHUB_OUTPUT: join(folder, 'output'),
      WORDPRESS_URL: wordpress,
      DEPLOY_HOOK_URL: step.env?.DEPLOY_HOOK_URL?.replace('9000', port) ?? '',
    });
    return { code, noted: readFileSync(join(folder, 'output'), 'utf8').trimEnd().split('\n') };
  };

  it.each([
    { ends: 0, code: 0 },
    { ends: 3, code: 0 },
    { ends: 1, code: 1 },
    { ends: 130, code: 1 },
  ])('notes a wanted build when the command ends with $ends', async ({ ends, code }) => {
    expect(await run(ends, true, 'https://blog.example')).toEqual({
      code,
      noted: ['wanted=true', `code=${ends}`],
    });
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toContain('sync');
  });

  it('notes none when nobody wants one, and asks only for requests where there is no WordPress', async () => {
    expect(await run(0, false, '')).toEqual({ code: 0, noted: ['code=0'] });
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toContain('rebuild');
  });
});

describe('the step that starts the deploy', () => {
  const step = findStep(job, ({ id }) => id === 'deploy');

  it('runs also when the copying has failed', () => {
    expect(step.if).toBe("always() && steps.sync.outputs.wanted == 'true'");
  });

  it.each([
    { refusals: 0, code: 0 },
    { refusals: 2, code: 0 },
    { refusals: 3, code: 1 },
  ])('ends with $code after $refusals refusals', async ({ refusals, code }) => {
    layCommand(folder, 'sleep', 'exit 0');
    layCommand(folder, 'gh', `echo "$@" >> asked; [ "$(wc -l < asked)" -gt ${refusals} ]`);
    expect((await runScript(step.run, folder, { GITHUB_REPOSITORY: 'lab/site' })).code).toBe(code);
    const asked = readFileSync(join(folder, 'asked'), 'utf8').trimEnd().split('\n');
    expect(asked).toHaveLength(Math.min(refusals + 1, 3));
    expect(asked[0]).toBe('workflow run deploy.yml --repo lab/site --ref main');
  });
});
