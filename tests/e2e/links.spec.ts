import { aliases } from '#lib/aliases.ts';
import { expect, test } from './site.ts';

test('no link or fragment of the site is dead', async ({ request, baseURL }) => {
  test.setTimeout(240_000);
  const origin = new URL(baseURL ?? '').origin;
  const seen = new Map<string, { ids: Set<string>; status: number }>();
  const wanted: { from: string; to: string }[] = [{ from: 'the start', to: `${origin}/` }];
  /** Each dead target with the first page that leads there. */
  const dead = new Map<string, string>();

  const visit = async (address: string) => {
    const answer = await request.get(address);
    const isPage = (answer.headers()['content-type'] ?? '').includes('text/html');
    const html = isPage ? await answer.text() : '';
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
      const target = URL.parse(href.replaceAll('&amp;', '&').replaceAll('&#38;', '&'), address);
      if (target?.origin === origin) wanted.push({ from: address, to: target.href });
    }
    const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1] ?? ''));
    const result = { ids, status: answer.status() };
    seen.set(address, result);
    return result;
  };

  for (let index = 0; index < wanted.length; index++) {
    const { from, to } = wanted[index] ?? { from: '', to: '' };
    const url = new URL(to);
    const fragment = decodeURIComponent(url.hash.slice(1));
    url.hash = '';
    const { ids, status } = seen.get(url.href) ?? (await visit(url.href));
    const fault =
      status !== 200
        ? String(status)
        : fragment && fragment !== 'top' && !ids.has(fragment)
          ? 'no such part'
          : '';
    if (fault && !dead.has(to)) dead.set(to, `${to}: ${fault} (from ${from})`);
  }
  expect([...dead.values()]).toEqual([]);
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
