import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { findFreePort } from '../../scripts/serve/ports.ts';
import { keepServing } from '../../scripts/serve/site.ts';

test('the site is served again when its server ends by itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'served-'));
  writeFileSync(join(folder, 'index.html'), '<p>Here</p>');
  const port = await findFreePort();
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const stop = new AbortController();
  const read = () => fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text());
  const ready = Promise.withResolvers<void>();
  const served = keepServing(port, folder, stop.signal, ready.resolve);
  try {
    await ready.promise;
    expect(await read()).toBe('<p>Here</p>');

    execFileSync('pkill', ['-KILL', '-f', `wrangler.* --port ${port} `]);
    await vi.waitFor(
      () => expect(said).toHaveBeenCalledWith(expect.stringContaining('started again')),
      20_000,
    );
    await vi.waitFor(async () => expect(await read()).toBe('<p>Here</p>'), {
      timeout: 30_000,
      interval: 500,
    });
  } finally {
    stop.abort();
    await served;
  }
  await pause(500);
  await expect(read()).rejects.toThrow();
}, 120_000);
