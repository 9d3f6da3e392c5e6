import { SyncInterrupted } from '#lib/wordpress/errors.ts';

/** How WordPress is asked; injected, so that a page, a script and a test can each bring their own. */
export type Transport = {
  fetch: typeof fetch;
  /** The name that requests go by; a browser has its own. */
  agent?: string;
  /** Milliseconds a whole answer may take. */
  timeout: number;
  /** How often a failing request is asked again. */
  retries: number;
  /** Milliseconds before the first repetition; doubles with each one. */
  backoff: number;
  /** Waits, or rejects when the signal aborts. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  /** Told what is odd and gets over, such as before a request is repeated. */
  onRetry: (message: string) => void;
};

/** Waits by the clock, or rejects when the signal aborts. */
export function sleepByClock(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** Throws when someone asked to stop. */
export function throwIfStopped(signal: AbortSignal): void {
  if (!signal.aborted) return;
  throw signal.reason instanceof Error ? signal.reason : new SyncInterrupted('stopped');
}

const longestWait = 60_000;

/** Milliseconds a `Retry-After` header asks for, seconds or a date, at most a minute; 0 when it says nothing. */
export function parseRetryAfter(header: string | null, now: number): number {
  if (!header) return 0;
  const milliseconds = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(milliseconds) ? 0 : Math.min(Math.max(milliseconds, 0), longestWait);
}

/** Milliseconds before repetition `attempt` (from 0): doubling, with jitter, never less than the server asked for. */
export function toDelay(backoff: number, attempt: number, asked: number): number {
  const ceiling = Math.min(backoff * 2 ** attempt, longestWait);
  return Math.max(asked, ceiling * (0.5 + Math.random() / 2));
}
