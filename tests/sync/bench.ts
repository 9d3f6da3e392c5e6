import { runSync } from '../../scripts/sync/run.ts';
import { startInMemory } from '../backend/support/people.ts';
import { startWordPress } from './wordpress.ts';

/** What a command did: how it ended and what it said. */
export type Ran = { code: number; out: string; err: string };

const collect = () => {
  const parts: string[] = [];
  return { write: (text: string) => parts.push(text), text: () => parts.join('') };
};

/** A recorded WordPress and an empty blog in memory, with the command between them. */
export async function openBench() {
  const wordpress = await startWordPress();
  const backend = await startInMemory();

  const runOn =
    (at: { url: string; secretKey: string }, from: string, signal: AbortSignal) =>
    async (...argv: string[]): Promise<Ran> => {
      const stdout = collect();
      const stderr = collect();
      const code = await runSync(['--timeout', '20', '--retries', '1', ...argv], {
        wordpressUrl: from,
        agent: 'BlogCopy/1.0',
        deployHookUrl: undefined,
        openBackend: async () => ({ ...at, close: async () => undefined }),
        stdout,
        stderr,
        signal,
        backoff: 1,
        retryDatabase: false,
      });
      return { code, out: stdout.text(), err: stderr.text() };
    };

  return {
    wordpress,
    backend,
    runOn,
    /** Runs the command in this process. */
    sync: runOn(backend, wordpress.url, new AbortController().signal),
    /** The tables to the last bit; `xmin` shows even a row written again with the same words. */
    snapshot: async (): Promise<{ posts: StoredRow[]; categories: StoredRow[] }> => ({
      posts: await backend.sql('select xmin::text, to_jsonb(posts) as row from public.posts order by id'),
      categories: await backend.sql(
        'select xmin::text, to_jsonb(categories) as row from public.categories order by id',
      ),
    }),
    /** No run is open and nothing is left staged. */
    leftovers: () =>
      backend.sql(
        `select 'run' as kind, id from public.sync_runs where status = 'running'
         union all select 'post', id from public.sync_staged_posts
         union all select 'category', id from public.sync_staged_categories`,
      ),
    emptyBlog: async (): Promise<void> => {
      await backend.sql('truncate public.posts, public.categories, public.sync_runs cascade');
    },
    close: async (): Promise<void> => {
      await wordpress.close();
      await backend.close();
    },
  };
}

/** A row of a table, and the transaction that wrote it last. */
type StoredRow = { xmin: string; row: { id: number } & Record<string, unknown> };

export type Bench = Awaited<ReturnType<typeof openBench>>;
