import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findJob, findStep, layCommand, readWorkflow, runScript } from './workflow.ts';

const deploy = readWorkflow('deploy');
const check = readWorkflow('check');
const job = findJob(deploy, 'deploy');

it('a deploy opens no second address with the same pages', () => {
  const settings = readFileSync('wrangler.jsonc', 'utf8');
  expect(settings).toContain('"workers_dev": false');
  expect(settings).toContain('"preview_urls": false');
});

describe('what a deploy takes', () => {
  const choose = findStep(job, ({ id }) => id === 'commit');
  let folder: string;
  let commits: string[];

  const git = (...parts: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Asha', '-c', 'user.email=asha@home.example', ...parts], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const commit = (words: string): string => {
    git('commit', '--quiet', '--allow-empty', '--message', words);
    return git('rev-parse', 'HEAD');
  };
  /** Runs the step with a list of commits that passed; the commit it goes to, or what it says. */
  const goTo = async (passed: readonly string[], justPassed = ''): Promise<string> => {
    layCommand(folder, 'gh', `echo "$@" > asked; printf '%s\\n' ${passed.join(' ')}`);
    const env = { RUNNER_TEMP: folder, GITHUB_REPOSITORY: 'lab/site', JUST_PASSED: justPassed };
    const { code, said } = await runScript(choose.run, folder, env);
    return code === 0 ? git('rev-parse', 'HEAD') : said;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'deploy-'));
    git('init', '--quiet', '--initial-branch', 'main');
    commits = ['one', 'two', 'three'].map(commit);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is the newest commit of main that passed, in whatever order they passed', async () => {
    const [one = '', two = '', three = ''] = commits;
    expect(await goTo([one, two])).toBe(two);
    git('checkout', '--quiet', 'main');
    expect(await goTo([two, three, one])).toBe(three);
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toContain(
      'repos/lab/site/actions/workflows/check.yml/runs?branch=main&event=push&status=success',
    );
  });

  it('is the one that has just passed, when the list does not name it yet', async () => {
    const [one = '', two = ''] = commits;
    expect(await goTo([one], two)).toBe(two);
  });

  it('is none that passed and has left main since', async () => {
    const [one = '', , three = ''] = commits;
    git('reset', '--quiet', '--hard', one);
    commit('another two');
    expect(await goTo([three, one])).toBe(one);
  });

  it('is nothing where nothing has passed, which it says', async () => {
    expect(await goTo([])).toContain('::error::No commit of main has passed the check yet');
  });

  it('is chosen once the queue is over, from main as it is then, before anything of it runs', () => {
    const first = job.steps.findIndex(({ uses }) => uses?.startsWith('actions/checkout@'));
    const [checkout, then, next] = job.steps.slice(first);
    expect(checkout?.with).toMatchObject({ ref: 'main', 'fetch-depth': 0 });
    expect(then?.id).toBe('commit');
    expect(next?.uses).toContain('setup-node');
  });
});

describe('a setting that is missing', () => {
  const names = ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'];
  const settings = Object.fromEntries(names.map((name) => [name, 'there']));
  const run = async (env: Record<string, string>) => {
    const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
    const ran = await runScript(findStep(job, ({ id }) => id === 'settings').run, folder, env);
    rmSync(folder, { recursive: true });
    return ran;
  };

  it.each(names)('stops the deploy and is named: %s', async (name) => {
    const { code, said } = await run({ ...settings, [name]: '' });
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^::error::Not deployed: .* variables ${name} \\(`));
  });

  it('stops nothing when all are there, and is asked for before anything else', async () => {
    expect(await run(settings)).toEqual({ code: 0, said: '' });
    expect(job.steps[0]?.id).toBe('settings');
    for (const name of names) expect(job.env?.[name]).toBe(`\${{ vars.${name} }}`);
  });
});

describe('the queue of deploys', () => {
  it('has its place at the job, and what deploys nothing does not stand in it', () => {
    expect(deploy.concurrency).toBeUndefined();
    const condition = job.if?.slice('${{ '.length, -' }}'.length);
    expect(condition).toContain("github.event.workflow_run.conclusion == 'success'");
    expect(job.concurrency).toEqual({
      group: `\${{ (${condition}) && 'deploy' || github.run_id }}`,
      'cancel-in-progress': false,
    });
  });

  it('is fed by the check of main, which no later push stops', () => {
    expect(deploy.on).toHaveProperty('workflow_run', {
      workflows: ['Check'],
      types: ['completed'],
      branches: ['main'],
    });
    expect(deploy.on).not.toHaveProperty('push');
    expect(check.on).toHaveProperty('push', { branches: ['**'] });
    expect(check.concurrency?.['cancel-in-progress']).toBe(`\${{ github.ref != 'refs/heads/main' }}`);
  });

  it('needs leave to read and no more', () => {
    expect(deploy.permissions).toEqual({ contents: 'read', actions: 'read' });
    expect(check.permissions).toEqual({ contents: 'read' });
  });
});
