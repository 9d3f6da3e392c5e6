/** Serves the backend's request handler over node:http, on the loopback address only. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { App } from '@supabase/lite';
import type { Queue } from './queue.ts';

/** Bytes of a request; a staged batch of long articles is the largest that comes. */
const largestBody = 32 * 1024 * 1024;

/** Milliseconds that requests at work have to end when the backend closes. */
const patience = 2000;

/** Everything else that the library serves (its studio, its own configuration) stays out of reach. */
const servedPaths = /^\/(rest|auth)\/v1(\/|$)/;

class TooLarge extends Error {}

async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming) {
    size += part.length;
    if (size > largestBody) throw new TooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function toRequest(incoming: IncomingMessage, url: URL): Promise<Request> {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const method = incoming.method ?? 'GET';
  const body = await readBody(incoming);
  return new Request(url, {
    method,
    headers,
    ...(body.length > 0 && method !== 'GET' && method !== 'HEAD' && { body }),
  });
}

/** The library forgets this header on some answers; hosted projects give it on all. */
function allowEveryOrigin(outgoing: ServerResponse): void {
  if (!outgoing.hasHeader('access-control-allow-origin'))
    outgoing.setHeader('access-control-allow-origin', '*');
}

function answerPreflight(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(204, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers':
      incoming.headers['access-control-request-headers'] ??
      'authorization, apikey, content-type, x-client-info',
    'access-control-max-age': '86400',
    vary: 'access-control-request-headers',
  });
  outgoing.end();
}

function answerWords(outgoing: ServerResponse, status: number, message: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
  outgoing.end(JSON.stringify({ message }));
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  allowEveryOrigin(outgoing);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

export type Listener = {
  /** Where it listens, without a final slash. */
  url: string;
  /** From now on requests are answered by the app. */
  serve(app: Pick<App, 'fetch'>, queue: Queue): void;
  /** Refuses new requests, lets those at work end, then resolves. */
  close(): Promise<void>;
};

function bind(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE';
      reject(
        taken
          ? new Error(`Port ${port} is in use: stop what holds it, or set BACKEND_PORT to another.`)
          : error,
      );
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(`http://127.0.0.1:${address.port}`);
    });
  });
}

/** Listens before the database is open, so that a port that is taken is said at once. Port 0 takes any. */
export async function listen(port: number): Promise<Listener> {
  let handle = async (_incoming: IncomingMessage, outgoing: ServerResponse) =>
    answerWords(outgoing, 503, 'The backend is starting.');
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch((error: unknown) => {
      if (!(error instanceof TooLarge)) console.error('backend:', error);
      if (outgoing.headersSent) outgoing.destroy();
      else if (error instanceof TooLarge) answerWords(outgoing, 413, 'The request is too large.');
      else answerWords(outgoing, 500, 'The backend failed.');
    });
  });
  const url = await bind(server, port);
  return {
    url,
    serve(app, queue) {
      handle = async (incoming, outgoing) => {
        const address = new URL(incoming.url ?? '/', url);
        if (!servedPaths.test(address.pathname))
          return answerWords(outgoing, 404, 'There is nothing at this address.');
        if (incoming.method === 'OPTIONS') return answerPreflight(incoming, outgoing);
        const request = await toRequest(incoming, address);
        const context = { peerAddress: incoming.socket.remoteAddress ?? null };
        const response = await queue(() => app.fetch(request, context));
        await send(response, outgoing);
      };
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), patience).unref();
      }),
  };
}
