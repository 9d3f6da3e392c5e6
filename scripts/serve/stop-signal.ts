/** Milliseconds between two looks at whether npm is still there. */
const watchEvery = 500;

/** An npm that is ended by a signal leaves its script behind: without its parent, the script stops by itself. */
function watchNpm(stop: AbortController): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop.abort();
  }, watchEvery).unref();
}

/** Aborts at the first Ctrl-C or end signal, also when npm got it. A second one ends the process at once. */
export function listenForStop(): AbortSignal {
  const stop = new AbortController();
  watchNpm(stop);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stop.signal.aborted) process.exit(1);
      stop.abort();
    });
  }
  return stop.signal;
}

/** Resolves when the signal aborts, or at once when it has. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
