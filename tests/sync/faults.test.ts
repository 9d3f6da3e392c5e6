import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, openBench } from './bench.ts';
import { faults, type RequestName, requests } from './faults.ts';

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

/** A fault that is one entry's: the rest is copied, and the report names what was left as it was. */
const isNamed = (fault: string, request: RequestName): boolean =>
  faults[fault]?.names !== undefined || (request === 'media' && faults[fault]?.says !== undefined);

async function expectOutcome(fault: string, request: RequestName, before: unknown): Promise<void> {
  const { code, out, err } = await bench.sync(...timeOut(fault));
  const { says, names } = faults[fault] ?? {};
  expect(await bench.leftovers()).toEqual([]);
  if (isNamed(fault, request)) {
    expect(code, err).toBe(3);
    expect(out).toMatch(names ?? /post \d+ \([^)]+\): its featured picture, medium \d+, could not be read/);
    expect(err + out).not.toContain(bench.backend.secretKey);
    return;
  }
  if (!says) {
    expect(code, err).toBe(0);
    expect((await bench.snapshot()).posts).toHaveLength(130);
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
    copied = faults[fault]?.says !== undefined && !isNamed(fault, request);
    spoil({ fault, request });
    await expectOutcome(fault, request, before);
  });
});
