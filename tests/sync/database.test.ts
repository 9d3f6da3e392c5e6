import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SyncInterrupted } from '#lib/wordpress/errors.ts';
import { type Bench, openBench } from './bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const never = new AbortController().signal;

/** A door to the database that fails on request: before the call reaches it, or after it was carried out. */
async function openDoor() {
  let rule: { path: string; when: 'before' | 'after' } | undefined;
  const server = createServer((incoming, outgoing) => {
    const fits = rule !== undefined && (incoming.url ?? '').includes(rule.path);
    if (fits && rule?.when === 'before') {
      incoming.socket.destroy();
      return;
    }
    const target = new URL(incoming.url ?? '/', bench.backend.url);
    const passed = forward(target, { method: incoming.method, headers: incoming.headers }, (answer) => {
      if (fits) {
        answer.resume().on('end', () => outgoing.socket?.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    at: { url: `http://127.0.0.1:${port}`, secretKey: bench.backend.secretKey },
    breakOn: (path: string, when: 'before' | 'after') => {
      rule = { path, when };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

describe.each(['first', 'later'] as const)('on a %s run', (which) => {
  beforeEach(async () => {
    bench.wordpress.reset();
    bench.wordpress.shorten();
    await bench.emptyBlog();
    if (which === 'first') return;
    expect((await bench.sync()).code).toBe(0);
    bench.wordpress.post(18).slug = 'a-new-name';
    bench.wordpress.state.posts = bench.wordpress.state.posts.filter(({ id }) => id !== 22);
  });

  it.each([
    ['public.posts', 'insert or update', 'true'],
    ['public.categories', 'insert or update', 'true'],
    ['public.sync_runs', 'update', "new.status = 'done'"],
  ])(
    'a database that refuses in the middle of the swap (%s) is left as it was',
    async (table, event, when) => {
      for (const category of bench.wordpress.state.categories) category.name += ' anew';
      const before = await bench.snapshot();
      await bench.backend.sql(
        `create or replace function public.refuse_for_test() returns trigger language plpgsql as
       $$ begin raise exception 'the disk is full'; end $$`,
      );
      await bench.backend.sql(
        `create trigger refuse_for_test after ${event} on ${table}
       for each row when (${when}) execute function public.refuse_for_test()`,
      );
      // The embedded backend tells its console of every refusal.
      const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { code, err } = await bench.sync();
      quiet.mockRestore();
      await bench.backend.sql(`drop trigger refuse_for_test on ${table}`);
      expect(code).toBe(1);
      expect(err).toMatch(
        /stopped, nothing was written: the database failed while swapping the rows in .*the disk is full/,
      );
      expect(err).not.toContain(bench.backend.secretKey);
      expect(await bench.snapshot()).toEqual(before);
      expect(await bench.leftovers()).toEqual([]);
      // The copying works again as soon as the database does.
      const again = await bench.sync();
      expect(again.code, again.err).toBe(0);
    },
  );

  it.each([
    ['sync_begin', 'starting the run'],
    ['/posts?', 'reading posts'],
    ['/categories?', 'reading categories'],
    ['sync_staged', 'laying the rows ready'],
    ['sync_apply', 'swapping the rows in'],
  ])('a connection that breaks at %s leaves the blog as it was', async (path, doing) => {
    const before = await bench.snapshot();
    const door = await openDoor();
    door.breakOn(path, 'before');
    const { code, err } = await bench.runOn(door.at, bench.wordpress.url, never)();
    await door.close();
    expect(code).toBe(1);
    expect(err).toContain(`stopped, nothing was written: the database failed while ${doing}`);
    expect(err).not.toContain(bench.backend.secretKey);
    expect(await bench.snapshot()).toEqual(before);
    expect(await bench.leftovers()).toEqual([]);
  });

  it('a swap whose answer is lost counts as done', async () => {
    const door = await openDoor();
    door.breakOn('sync_apply', 'after');
    const { code, err } = await bench.runOn(door.at, bench.wordpress.url, never)();
    await door.close();
    expect(code, err).toBe(0);
    expect((await bench.sync()).out).toMatch(/0 added, 0 updated, \d+ unchanged, 0 removed/);
  });

  it('a database that is gone is said in one line, after what else was left undone', async () => {
    const { code, err } = await bench.runOn(
      { url: 'http://127.0.0.1:9', secretKey: 'secret-canary' },
      bench.wordpress.url,
      never,
    )();
    expect(code).toBe(1);
    expect(err).toMatch(
      /^warning: old contact messages could not be deleted .*\nstopped, nothing was written: the database failed while starting the run \(.*\)\n$/,
    );
    expect(err).not.toContain('secret-canary');
  });

  it('someone who interrupts leaves the blog as it was', async () => {
    const before = await bench.snapshot();
    for (const kind of ['posts', 'categories', 'media']) {
      const stop = new AbortController();
      bench.wordpress.faults.splice(0, 1, {
        fits: (asked) => asked.kind === kind,
        times: 1,
        spoil: (answer) => {
          stop.abort(new SyncInterrupted('interrupted'));
          return answer;
        },
      });
      const { code, err } = await bench.runOn(bench.backend, bench.wordpress.url, stop.signal)();
      expect(code).toBe(130);
      expect(err).toMatch(/interrupted: nothing was written\n$/);
      expect(await bench.snapshot()).toEqual(before);
      expect(await bench.leftovers()).toEqual([]);
    }
  });
});

describe('two runs at once', () => {
  it('one works, the other refuses in one line', async () => {
    bench.wordpress.reset();
    bench.wordpress.shorten();
    await bench.emptyBlog();
    const results = await Promise.all([bench.sync(), bench.sync()]);
    expect(results.map(({ code }) => code).sort()).toEqual([0, 1]);
    const refused = results.find(({ code }) => code === 1);
    expect(refused?.err).toMatch(
      /^stopped, nothing was written: another run is at work \(.*\): let it finish.*\n$/,
    );
    expect((await bench.snapshot()).posts).toHaveLength(130);
  });

  it('a silent run of another machine is respected for a minute and then closed', async () => {
    await bench.backend.sql(
      `insert into public.sync_runs (source, mode, holder) values ('x', 'full', 'elsewhere, process 1, since 2026')`,
    );
    expect((await bench.sync()).code).toBe(1);
    await bench.backend.sql(
      `update public.sync_runs set heartbeat_at = now() - interval '61 seconds' where status = 'running'`,
    );
    expect((await bench.sync()).code).toBe(0);
    expect(await bench.leftovers()).toEqual([]);
  });
});
