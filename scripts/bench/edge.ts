/**
 * What the CDN does in front of its runtime, and the runtime on this machine does not: TLS, HTTP/2 and brotli. Without them a
 * page would reach the browser over other connections, and with a third more bytes, than it reaches visitors.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** At its highest quality, unless told otherwise. */
const toBrotli = promisify(brotliCompress);
const texts = /text|json|javascript|xml|manifest/;
/** Of one connection, and of a body as it came. */
const ownToTheWire = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'];

/** A key and a certificate for this machine, good for a day. Throws when there is no `openssl`. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc'];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  try {
    execFileSync(
      'openssl',
      ['req', '-x509', ...curve, '-days', '1', ...names, '-keyout', key, '-out', cert],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (cause) {
    throw new Error('The bench needs `openssl` for a certificate of its own.', { cause });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function ask(url: URL): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual' });
  const headers = Object.fromEntries(response.headers);
  for (const name of ownToTheWire) delete headers[name];
  const body = new Uint8Array(await response.arrayBuffer());
  if (!texts.test(headers['content-type'] ?? '')) return { status: response.status, headers, body };
  return {
    status: response.status,
    headers: { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' },
    body: await toBrotli(body),
  };
}

/**
 * Answers on `port` what `runtime` answers, each address asked for once. Browsers must be told to ignore that the certificate
 * is unknown. Resolves once it listens; throws when it cannot.
 */
export async function startEdge(port: number, runtime: string): Promise<{ stop(): void }> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createSecureServer(makeCertificate(), async ({ url }, response) => {
    const asked = answers.get(url) ?? ask(new URL(url, runtime));
    answers.set(url, asked);
    try {
      const { status, headers, body } = await asked;
      response.writeHead(status, { ...headers, 'content-length': body.length });
      response.end(body);
    } catch {
      response.writeHead(502);
      response.end();
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { stop: () => void server.close() };
}
