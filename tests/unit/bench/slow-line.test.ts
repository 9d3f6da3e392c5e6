import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { startSlowLine } from '../../../scripts/bench/slow-line.ts';

/** Bytes a server sends whoever connects to it over the slow line, and the milliseconds until all are there. */
async function download(size: number): Promise<{ received: Buffer; milliseconds: number }> {
  const sent = Buffer.from(Array.from({ length: size }, (_, index) => index % 251));
  const server = createServer((socket) => socket.once('data', () => socket.end(sent)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const link = await startSlowLine(address.port);
  const started = performance.now();
  const client = connect(link.port, '127.0.0.1');
  const parts: Buffer[] = [];
  client.on('data', (part) => parts.push(part));
  client.write('please');
  await once(client, 'end');
  link.stop();
  server.close();
  return { received: Buffer.concat(parts), milliseconds: performance.now() - started };
}

test('the slow line brings every byte in its order, after the round trips that a real one takes', async () => {
  // Opening and asking take two; what fits the first window comes with the answer, 30 KB take one more.
  const small = await download(1000);
  expect(small.received.length).toBe(1000);
  expect(small.milliseconds).toBeGreaterThanOrEqual(300);

  const large = await download(30_000);
  expect(large.received.equals(Buffer.from(Array.from({ length: 30_000 }, (_, i) => i % 251)))).toBe(true);
  expect(large.milliseconds).toBeGreaterThanOrEqual(450);
});
