import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseEnvironment } from '#config/environment.ts';
import { loadInstallation } from '../../scripts/embedded/installation.ts';
import { locateBackend } from '../../scripts/embedded/locate-backend.ts';
import { takeLock } from '../../scripts/embedded/lock.ts';
import { resetData } from '../../scripts/embedded/reset.ts';
import { startEmbedded } from '../../scripts/embedded/start.ts';
import { publishStatus, readStatus } from '../../scripts/embedded/status.ts';
import { openClient, siteUrl, startInMemory } from './support/people.ts';

let local: string;
let folder: string;
beforeEach(() => {
  local = mkdtempSync(join(tmpdir(), 'folder-'));
  folder = join(local, 'backend');
});
afterEach(() => rmSync(local, { recursive: true, force: true }));

const start = (at = folder) => startEmbedded({ folder: at, port: 0, siteUrl, seed: true });

/** Another process that holds the lock of a folder until it is killed. */
async function holdElsewhere(held: string): Promise<ChildProcess> {
  mkdirSync(held, { recursive: true });
  const lock = join(import.meta.dirname, '../../scripts/embedded/lock.ts');
  const code = `const { takeLock } = await import(${JSON.stringify(lock)}); takeLock(${JSON.stringify(held)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('one process per data folder', () => {
  test('a second one is refused in one line that names the first', async () => {
    const child = await holdElsewhere(folder);
    await expect(start()).rejects.toThrow(
      `Another backend (process ${child.pid}) works in ${folder}: stop it first.`,
    );
    expect(() => resetData(folder)).toThrow('stop it first');
    await kill(child);
  });

  test('the lock of a killed process is taken over', async () => {
    await kill(await holdElsewhere(folder));
    expect(existsSync(join(folder, 'lock'))).toBe(true);
    takeLock(folder)();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  test('a lock whose process number now belongs to another program is taken over', () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'lock'), `${process.ppid}\n1`);
    takeLock(folder)();
  });

  test('a lock that cannot be read is taken over', () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'lock'), '');
    takeLock(folder)();
  });

  test('the same process cannot start twice either', () => {
    mkdirSync(folder);
    const free = takeLock(folder);
    expect(() => takeLock(folder)).toThrow(`process ${process.pid}`);
    free();
    takeLock(folder)();
  });
});

describe('a data folder', () => {
  test('keeps accounts, keys, messages and deletions from one start to the next, and its secrets to its owner', async () => {
    const first = await start();
    const { error } = await openClient(first)
      .from('contacts')
      .insert({ name: 'Asha', email: 'asha@home.example', message: 'Hello' });
    expect(error).toBeNull();
    await first.sql(`delete from public.posts where id = (select min(id) from public.posts)`);
    const [before] = await first.sql<{ posts: number }>('select count(*)::int as posts from public.posts');
    await first.close();
    await first.close();
    expect(statSync(join(folder, 'installation.json')).mode & 0o077).toBe(0);
    expect(statSync(folder).mode & 0o077).toBe(0);

    const second = await start();
    try {
      expect([second.publishableKey, second.secretKey, second.accounts]).toEqual([
        first.publishableKey,
        first.secretKey,
        first.accounts,
      ]);
      expect(await second.sql('select name from public.contacts')).toEqual([{ name: 'Asha' }]);
      expect(await second.sql('select count(*)::int as posts from public.posts')).toEqual([before]);
      expect((await openClient(second).auth.signInWithPassword(second.accounts.staff)).error).toBeNull();
    } finally {
      await second.close();
    }

    resetData(folder);
    expect(existsSync(folder)).toBe(false);
  });

  test('of another installation has other keys and passwords', () => {
    const [one, two] = [loadInstallation(null), loadInstallation(null)];
    const secrets = [one, two].flatMap(({ passwords, ...keys }) => [
      ...Object.values(passwords),
      ...Object.values(keys),
    ]);
    expect(new Set(secrets).size).toBe(14);
  });
});

describe('locating the backend', () => {
  const environment = parseEnvironment({});

  // One that has run before starts in a quarter of the time: each test begins with a copy of it.
  let used: string;
  beforeAll(async () => {
    used = mkdtempSync(join(tmpdir(), 'used-'));
    const backend = await start(used);
    await backend.close();
  });
  afterAll(() => rmSync(used, { recursive: true, force: true }));
  const bringUsed = () => cpSync(used, folder, { recursive: true });

  test('takes the hosted one that the environment names, and names the key that is missing', async () => {
    const hosted = { SUPABASE_URL: 'https://project.supabase.example/' };
    await expect(locateBackend(parseEnvironment(hosted), local)).rejects.toThrow(
      'SUPABASE_PUBLISHABLE_KEY is missing',
    );
    const backend = await locateBackend(
      parseEnvironment({ ...hosted, SUPABASE_PUBLISHABLE_KEY: 'p' }),
      local,
    );
    expect([backend.url, backend.publishableKey]).toEqual(['https://project.supabase.example', 'p']);
    expect(() => backend.secretKey).toThrow('SUPABASE_SECRET_KEY is missing');
    await backend.close();
    expect(readdirSync(local)).toEqual([]);
  });

  test('takes the running one and leaves it running; a dead one’s status deceives nobody', async () => {
    bringUsed();
    const running = await startInMemory();
    const { url: backendUrl, publishableKey, secretKey, accounts, mailDir } = running;
    const unpublish = publishStatus(
      { siteUrl, backendUrl, publishableKey, secretKey, accounts, mailDir },
      local,
    );
    expect(statSync(join(local, 'status.json')).mode & 0o077).toBe(0);
    const located = await locateBackend(environment, local);
    expect([located.url, located.secretKey]).toEqual([backendUrl, secretKey]);
    await located.close();
    expect((await openClient(running).from('posts').select('id')).error).toBeNull();
    await running.close();
    expect(existsSync(mailDir)).toBe(false);

    const own = await locateBackend(environment, local);
    expect(own.url).not.toBe(backendUrl);
    await own.close();
    unpublish();
    expect(readStatus(local)).toBeNull();
  });

  test('does not pass off this machine’s own for the one whose key was given', async () => {
    bringUsed();
    const own = await locateBackend(parseEnvironment({ SUPABASE_SECRET_KEY: 'sb_secret_x' }), local);
    expect(() => own.secretKey).toThrow('SUPABASE_URL is missing');
    await own.close();
  });

  test('starts one when none runs, and stops it', async () => {
    bringUsed();
    const own = await locateBackend(environment, local);
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toContain(String(process.pid));
    await own.close();
    await expect(fetch(own.url)).rejects.toThrow();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });
});
