import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, openBench } from './bench.ts';
import type { Asked } from './wordpress.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.wordpress.reset();
  await bench.emptyBlog();
});

const root = join(import.meta.dirname, '../..');

/** Starts the command as its own process, as a terminal would. */
function start(...argv: string[]) {
  const child = spawn(process.execPath, ['scripts/sync.ts', '--from', bench.wordpress.url, ...argv], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      SUPABASE_URL: bench.backend.url,
      SUPABASE_PUBLISHABLE_KEY: bench.backend.publishableKey,
      SUPABASE_SECRET_KEY: bench.backend.secretKey,
    },
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, said }));
  });
  /** Resolves as soon as the command has said this, or has ended. */
  const heard = (words: string): Promise<unknown> =>
    Promise.race([
      ended,
      new Promise<void>((resolve) => {
        const listen = (): void => void (said.includes(words) && resolve());
        child.stderr.on('data', listen);
        listen();
      }),
    ]);
  return { child, ended, heard };
}

/** Ends the process while WordPress is answering this request. */
const strikeAt = (fits: (asked: Asked) => boolean, strike: () => void): void => {
  bench.wordpress.faults.push({
    fits,
    times: 1,
    spoil: (answer) => {
      strike();
      return answer;
    },
  });
};

const moments: Record<string, (asked: Asked) => boolean> = {
  'the first request': ({ kind }) => kind === 'index',
  'posts page 1': ({ kind, page }) => kind === 'posts' && page === 1,
  'posts page 2': ({ kind, page }) => kind === 'posts' && page === 2,
  categories: ({ kind }) => kind === 'categories',
  media: ({ kind }) => kind === 'media',
};

const expectWholeCopy = async (): Promise<void> => {
  const { posts, categories } = await bench.snapshot();
  expect(posts).toHaveLength(130);
  expect(categories).toHaveLength(14);
  expect(await bench.leftovers()).toEqual([]);
};

describe('the command as a process', () => {
  it('copies, reports and ends with 0', async () => {
    const { code, said } = await start().ended;
    expect(said).toContain('posts:      130 added');
    expect(code).toBe(0);
    await expectWholeCopy();
  });

  it('copies from the recorded answers as they were served', async () => {
    const free = createServer();
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
    const { port } = free.address() as AddressInfo;
    await new Promise<void>((resolve) => void free.close(() => resolve()));
    const replay = spawn(
      process.execPath,
      ['tests/fixtures/wordpress/replay.mjs', 'tests/fixtures/wordpress', `${port}`],
      {
        cwd: root,
      },
    );
    await new Promise<void>((resolve) => replay.stdout.once('data', () => resolve()));
    const { code, said } = await start('--from', `http://127.0.0.1:${port}`).ended;
    replay.kill();
    expect(said).toContain('posts:      130 added');
    expect(code).toBe(0);
    await expectWholeCopy();
  });

  it('explains itself and refuses what it does not know', async () => {
    const helped = await start('--help').ended;
    expect(helped.code).toBe(0);
    expect(helped.said).toContain('--allow-removals');
    const refused = await start('--fast').ended;
    expect(refused.code).toBe(2);
    expect(refused.said).not.toMatch(/\n\s+at /);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('on %s closes its run and ends with 130', async (signal) => {
    const run = start();
    strikeAt(moments['posts page 2'] ?? (() => true), () => run.child.kill(signal));
    const { code, said } = await run.ended;
    expect(said).toContain('interrupted: nothing was written');
    expect(code).toBe(130);
    expect(await bench.snapshot()).toEqual({ posts: [], categories: [] });
    expect(await bench.leftovers()).toEqual([]);
  });

  it.each(Object.keys(moments))(
    'killed during %s changes nothing, and the next run takes over',
    async (moment) => {
      const run = start();
      strikeAt(moments[moment] ?? (() => true), () => run.child.kill('SIGKILL'));
      await run.ended;
      expect(await bench.snapshot()).toEqual({ posts: [], categories: [] });
      const { code, err } = await bench.sync();
      expect(code, err).toBe(0);
      await expectWholeCopy();
    },
  );

  it.each([
    'Laying the rows ready, batch 1',
    'Laying the rows ready, batch 2',
    'Laying the rows ready, batch 4',
  ])('killed after “%s” has written nothing or everything', async (words) => {
    const run = start();
    await run.heard(words);
    run.child.kill('SIGKILL');
    await run.ended;
    // The database may still be carrying out the last call it was given.
    await bench.backend.sql('select 1');
    const { posts, categories } = await bench.snapshot();
    expect([`${posts.length} posts, ${categories.length} categories`]).toContainEqual(
      expect.stringMatching(/^(0 posts, 0|130 posts, 14) categories$/),
    );
    const { code, err } = await bench.sync();
    expect(code, err).toBe(0);
    await expectWholeCopy();
  });
});
