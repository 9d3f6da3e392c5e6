import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, openBench } from './bench.ts';
import { faults, isNamed, type RequestName, requests } from './faults.ts';

const names = Object.keys(requests).filter((name): name is RequestName => name in requests);
const cases = Object.entries(faults).flatMap(([fault, { at }]) =>
  names.filter((request) => !at || at.includes(request)).map((request) => ({ fault, request })),
);

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.wordpress.reset();
  bench.wordpress.shorten();
});

const spoil = ({ fault, request }: (typeof cases)[number]): void => {
  const kind = faults[fault];
  if (!kind) throw new Error(`no fault ${fault}`);
  bench.wordpress.faults.push({
    fits: requests[request],
    times: kind.times ?? Number.POSITIVE_INFINITY,
    spoil: kind.spoil,
  });
};

const timeOut = (fault: string): string[] =>
  fault === 'time-out' ? ['--timeout', '1', '--retries', '0'] : [];
const addresses: Record<RequestName, RegExp> = {
  'posts page 1': /wp\/v2\/posts|post \d+/,
  'posts page 2': /wp\/v2\/posts|post \d+/,
  categories: /wp\/v2\/categories|category \d+/,
  media: /wp\/v2\/media\/\d+/,
};

type Snapshot = Awaited<ReturnType<Bench['snapshot']>>;
type Rows = Map<number, Record<string, unknown>>;
type Blog = { posts: Rows; categories: Rows };

const toRows = (snapshot: Snapshot): Blog => ({
  posts: new Map(snapshot.posts.map(({ row }) => [row.id, row])),
  categories: new Map(snapshot.categories.map(({ row }) => [row.id, row])),
});

/** A row as it is with the categories that are there. */
const within = ({ categories }: Blog, row: Record<string, unknown> | undefined) =>
  Array.isArray(row?.categories)
    ? { ...row, categories: row.categories.filter((id) => categories.has(id)) }
    : row;

/** What is named stands as it stood, and all else as a run without the fault leaves it. */
async function expectRest(before: Blog, out: string, request: RequestName): Promise<void> {
  const named = new Set(
    [...out.matchAll(/^ {2}(post|category) (\d+) /gm)].map(([, kind, id]) => `${kind} ${id}`),
  );
  const after = toRows(await bench.snapshot());
  bench.wordpress.faults.length = 0;
  expect((await bench.sync()).code).toBe(0);
  const whole = toRows(await bench.snapshot());
  for (const id of new Set([...after.posts.keys(), ...whole.posts.keys()])) {
    const expected = within(after, whole.posts.get(id));
    const stood = before.posts.get(id);
    if (!named.has(`post ${id}`)) expect(after.posts.get(id)).toEqual(expected);
    else if (request === 'media') {
      expect(after.posts.get(id)).toEqual({ ...expected, featured_media: stood?.featured_media ?? null });
    } else expect(after.posts.get(id)).toEqual(stood);
  }
  for (const id of new Set([...after.categories.keys(), ...whole.categories.keys()])) {
    const from = named.has(`category ${id}`) ? before : whole;
    expect(after.categories.get(id)).toEqual(from.categories.get(id));
  }
}

async function expectOutcome(fault: string, request: RequestName, before: Snapshot): Promise<void> {
  const { code, out, err } = await bench.sync(...timeOut(fault));
  const { says, names, copies } = faults[fault] ?? {};
  expect(await bench.leftovers()).toEqual([]);
  const words =
    copies?.[request] ??
    names ??
    (isNamed(fault, request)
      ? /post \d+ \([^)]+\), “[^”]+”: its featured picture, medium \d+, could not be read/
      : undefined);
  if (words) {
    expect(code, err).toBe(copies?.[request] ? 0 : 3);
    expect(out).toMatch(words);
    expect(err + out).not.toContain(bench.backend.secretKey);
    await expectRest(toRows(before), out, request);
    return;
  }
  if (!says) {
    expect(code, err).toBe(0);
    const { posts, categories } = await bench.snapshot();
    expect(posts).toHaveLength(130);
    expect(categories).toHaveLength(14);
    return;
  }
  const last = err.trimEnd().split('\n').at(-1);
  expect(code, err).toBe(1);
  expect(out).toBe('');
  expect(last).toMatch(/^stopped, nothing was written: /);
  expect(last).toMatch(says);
  expect(last).toMatch(addresses[request]);
  expect(err).not.toContain(bench.backend.secretKey);
  expect(await bench.snapshot()).toEqual(before);
}

describe('on the first run', () => {
  beforeEach(() => bench.emptyBlog());

  it.each(cases)('$fault at $request', async ({ fault, request }) => {
    spoil({ fault, request });
    await expectOutcome(fault, request, { posts: [], categories: [] });
  });
});

describe('on a later run, with changes waiting', () => {
  // A fault that stops the run leaves the blog as it was, so that the next case can start from it.
  let copied = false;

  beforeEach(async () => {
    if (!copied) {
      await bench.emptyBlog();
      expect((await bench.sync()).code).toBe(0);
      copied = true;
    }
    bench.wordpress.post(18).title.rendered = 'A new title';
    bench.wordpress.post(150).content.rendered = '<p>New words</p>';
    bench.wordpress.state.posts = bench.wordpress.state.posts.filter(({ id }) => id !== 22);
    bench.wordpress.state.posts.push({
      ...structuredClone(bench.wordpress.post(20)),
      id: 9000,
      slug: 'the-newest',
    });
  });

  it.each(cases)('$fault at $request', async ({ fault, request }) => {
    const before = await bench.snapshot();
    copied =
      faults[fault]?.says !== undefined && !faults[fault].copies?.[request] && !isNamed(fault, request);
    spoil({ fault, request });
    await expectOutcome(fault, request, before);
  });
});
