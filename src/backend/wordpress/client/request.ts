import type { Answer } from '#backend/wordpress/client/answer.ts';
import { readBody } from '#backend/wordpress/client/body.ts';
import { readJson } from '#backend/wordpress/client/json.ts';
import { fetchWithinSite } from '#backend/wordpress/client/redirect.ts';
import {
  parseRetryAfter,
  type Transport,
  throwIfStopped,
  toDelay,
} from '#backend/wordpress/client/transport.ts';
import { firstWords, SyncError } from '#lib/wordpress/errors.ts';

/** WordPress answered with a server error until the repetitions were used up. */
export class ServerFailure extends SyncError {
  override name = 'ServerFailure';
}

/** Nothing came from the host until the repetitions were used up, or it asks to be left alone. */
export class HostUnavailable extends SyncError {
  override name = 'HostUnavailable';
}

type Attempt =
  | { kind: 'answered'; answer: Answer }
  | { kind: 'refused'; status: number; asked: number; words: string }
  | { kind: 'unreachable'; why: string };

const isPassing = (status: number): boolean => status === 429 || status >= 500;

const toWhy = (error: unknown, timeout: number): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeout / 1000} s`;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const inner = cause instanceof Error ? cause.message : '';
  return `the connection failed (${code || inner || error.message})`;
};

async function attempt(url: URL, transport: Transport, request: string): Promise<Attempt> {
  const signal = AbortSignal.any([transport.signal, AbortSignal.timeout(transport.timeout)]);
  try {
    const response = await fetchWithinSite(
      transport.fetch,
      url,
      {
        signal,
        headers: {
          accept: 'application/json',
          ...(transport.agent !== undefined && { 'user-agent': transport.agent }),
        },
      },
      request,
    );
    const { status, headers } = response;
    const text = await readBody(response, request);
    if (!isPassing(status)) {
      return { kind: 'answered', answer: { request, status, headers, text, json: readJson(text) } };
    }
    const asked = parseRetryAfter(headers.get('retry-after'), Date.now());
    return { kind: 'refused', status, asked, words: firstWords(text) };
  } catch (error) {
    throwIfStopped(transport.signal);
    if (error instanceof SyncError) throw error;
    return { kind: 'unreachable', why: toWhy(error, transport.timeout) };
  }
}

/** JSON that begins and does not end: PHP or a cache broke off. What is whole but no JSON says why itself. */
const isCut = (answer: Answer): boolean =>
  answer.status === 200 && /^\s*[[{]/.test(answer.text) && answer.json === undefined;

function toWords(result: Attempt): string {
  if (result.kind === 'answered') return 'the answer breaks off';
  return result.kind === 'refused' ? `answered ${result.status}` : result.why;
}

/** Asks until there is an answer, repeating what may pass: a broken connection, an answer cut short, time-outs, 429 and 5xx. */
export async function ask(url: URL, transport: Transport): Promise<Answer> {
  const request = `GET ${url.href}`;
  for (let tries = 0; ; tries += 1) {
    throwIfStopped(transport.signal);
    const result = await attempt(url, transport, request);
    if (result.kind === 'answered' && !(isCut(result.answer) && tries < transport.retries))
      return result.answer;
    const what = toWords(result);
    if (tries >= transport.retries && result.kind !== 'answered') {
      const times = tries === 0 ? '' : `, ${tries + 1} times`;
      if (result.kind === 'unreachable') throw new HostUnavailable(`${request}: ${what}${times}`);
      const message = `${request}: ${what}${times}${result.words && ` (${result.words})`}`;
      throw result.status === 429 ? new HostUnavailable(message) : new ServerFailure(message);
    }
    const delay = toDelay(transport.backoff, tries, result.kind === 'refused' ? result.asked : 0);
    transport.onRetry(`${request}: ${what}, asking again in ${(delay / 1000).toFixed(1)} s`);
    await transport.sleep(delay, transport.signal);
  }
}
