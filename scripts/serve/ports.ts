import { once } from 'node:events';
import { createServer } from 'node:net';

/** Throws one line when something else listens on a port of this machine. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new Error(`Port ${port} is in use: stop what holds it, or set ${variable} to another.`, { cause });
  }
  server.close();
  await once(server, 'close');
}

/** A port of this machine that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
