import { aliases } from '#lib/aliases.ts';
import { siteUrl } from './address.ts';
import { expect, test } from './site.ts';

interface Answer {
  status: number;
  ids: Set<string>;
  links: string[];
}

/** Follows redirects as a browser does; Node's own fetch, because sixteen at a time take a fifth of the time. */
async function visit(address: string, origin: string): Promise<Answer> {
  const answer = await fetch(address);
  const isPage = (answer.headers.get('content-type') ?? '').includes('text/html');
  const html = isPage ? await answer.text() : '';
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const target = URL.parse(href.replaceAll('&amp;', '&').replaceAll('&#38;', '&'), address);
    return target?.origin === origin ? [target.href] : [];
  });
  const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1] ?? ''));
  return { status: answer.status, ids, links };
}

test('no link or fragment of the site is dead', async () => {
  test.setTimeout(240_000);
  const seen = new Map<string, Answer>();
  /** Each target with the first page that leads there. */
  const wanted = new Map([[`${siteUrl}/`, 'the start']]);
  const withoutPart = (address: string) => address.replace(/#.*/, '');
  for (;;) {
    const next = [...new Set([...wanted.keys()].map(withoutPart))].filter((address) => !seen.has(address));
    if (next.length === 0) break;
    await Promise.all(
      next.slice(0, 16).map(async (address) => {
        const answer = await visit(address, siteUrl);
        seen.set(address, answer);
        for (const to of answer.links) if (!wanted.has(to)) wanted.set(to, address);
      }),
    );
  }
  const dead = [...wanted].flatMap(([to, from]) => {
    const { status, ids } = seen.get(withoutPart(to)) ?? { status: 0, ids: new Set() };
    const part = decodeURIComponent(new URL(to).hash.slice(1));
    if (status !== 200) return [`${to}: ${status} (from ${from})`];
    return part && part !== 'top' && !ids.has(part) ? [`${to}: no such part (from ${from})`] : [];
  });
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(150);
});

test('every other spelling of a route arrives at one page, and at the part of it that is meant', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const targets = new Map<string, string>();
  for (const { from, to } of aliases) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], from).toEqual([301, to]);
    targets.set(to, from);
  }
  for (const [to, from] of targets) {
    const [path = '', part] = to.split('#');
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), `${from} -> ${to}`).toBe(200);
    if (part) expect(await answer.text(), `${from} -> ${to}`).toMatch(new RegExp(`\\sid="${part}"`));
  }
});
