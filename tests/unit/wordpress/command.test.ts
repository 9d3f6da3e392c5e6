import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { parseRetryAfter, toDelay } from '#backend/wordpress/client/transport.ts';
import { callDeployHook } from '../../../scripts/rebuild/hook.ts';
import { help, parseArguments } from '../../../scripts/sync/arguments.ts';
import { createProgress } from '../../../scripts/sync/progress.ts';
import { holder, isGone } from '../../../scripts/sync/run-holder.ts';

describe('parseArguments', () => {
  it('has defaults', () => {
    expect(parseArguments([], 'https://blog.example/journal')).toEqual({
      from: 'https://blog.example/journal',
      full: false,
      dryRun: false,
      allowRemovals: false,
      timeout: 15_000,
      retries: 3,
    });
  });

  it.each([
    [['--fast'], /--fast/],
    [['https://blog.example'], /blog\.example/],
    [['--from'], /from/],
    [['--from', 'blog'], /web address/],
    [['--from', 'file:///etc/passwd'], /http or https/],
    [['--from', 'https://me:secret@blog.example'], /name or password/],
    [['--from', 'https://blog.example/?p=1'], /without/],
    [['--from', 'https://blog.example', '--timeout', 'soon'], /--timeout/],
    [['--from', 'https://blog.example', '--retries', '1.5'], /--retries/],
    [[], /WORDPRESS_URL/],
  ])('refuses %j', (argv, message) => {
    expect(() => parseArguments(argv, undefined)).toThrow(message);
  });

  it('never repeats a password', () => {
    expect(() => parseArguments(['--from', 'https://me:canary@blog.example'], undefined)).not.toThrow(
      /canary/,
    );
  });

  it('documents every exit code', () => {
    for (const code of ['0', '1', '2', '3', '130']) expect(help).toMatch(new RegExp(`^ {2}${code} `, 'm'));
  });
});

describe('waiting', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');

  it.each([
    [null, 0],
    ['7', 7000],
    ['86400', 60_000],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
    ['Thu, 01 Jan 2020 00:00:00 GMT', 0],
    ['later', 0],
  ])('Retry-After %s is %i ms', (header, expected) => {
    expect(parseRetryAfter(header, now)).toBe(expected);
  });

  it('doubles, with jitter, and respects what was asked', () => {
    const delay = toDelay(500, 2, 0);
    expect(delay).toBeGreaterThanOrEqual(1000);
    expect(delay).toBeLessThanOrEqual(2000);
    expect(toDelay(500, 0, 9000)).toBe(9000);
    expect(toDelay(500, 30, 0)).toBeLessThanOrEqual(60_000);
  });
});

describe('isGone', () => {
  it('knows this process, the dead and strangers', () => {
    expect(isGone(holder)).toBe(false);
    expect(isGone(`${hostname()}, process ${process.pid}, since 2020-01-01T00:00:00.000Z`)).toBe(true);
    expect(isGone(`${hostname()}, process ${process.ppid}, since x`)).toBe(false);
    expect(isGone(`${hostname()}, process 99999999, since x`)).toBe(true);
    expect(isGone('elsewhere, process 99999999, since x')).toBe(false);
    expect(isGone('a staff screen')).toBe(false);
  });
});

describe('callDeployHook', () => {
  it('posts once and never shows the secret path', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.writeHead(asked.length === 1 ? 200 : 500).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/canary`;
    expect(await callDeployHook(address)).toBeNull();
    expect(await callDeployHook(address)).toMatch(/^the rebuild hook at 127\.0\.0\.1:\d+ answered 500;/);
    await new Promise<void>((resolve) => void server.close(() => resolve()));
    const gone = await callDeployHook(address);
    expect(gone).toMatch(/did not answer/);
    expect(gone).not.toContain('canary');
    expect(asked).toEqual(['POST /canary', 'POST /canary']);
  });
});

describe('progress', () => {
  const draw = (isTTY: boolean): string => {
    let text = '';
    const progress = createProgress({ isTTY, write: (part) => (text += part) });
    progress.show({ what: 'posts', done: 1, of: 2 });
    progress.say('a line');
    progress.clear();
    return text;
  };

  it('is a bar on a terminal and plain lines elsewhere', () => {
    expect(draw(true)).toContain('[############............] Reading posts, page 1 of 2');
    expect(draw(false)).toBe('Reading posts, page 1 of 2\na line\n');
  });
});
