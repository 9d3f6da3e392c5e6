const timeout = 10_000;

/** Asks the host to build the site anew; a warning to show, or null. Only the host is named: the path is a secret. */
export async function callDeployHook(address: string): Promise<string | null> {
  const { host } = new URL(address);
  const byHand = 'the new posts show after the next build';
  try {
    const response = await fetch(address, { method: 'POST', signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return response.ok ? null : `the rebuild hook at ${host} answered ${response.status}; ${byHand}`;
  } catch {
    return `the rebuild hook at ${host} did not answer; ${byHand}`;
  }
}
