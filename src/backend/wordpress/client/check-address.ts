import { ask, HostUnavailable } from '#backend/wordpress/client/request.ts';
import { findSite } from '#backend/wordpress/client/site.ts';
import { sleepByClock, type Transport } from '#backend/wordpress/client/transport.ts';

/** What answers at an address: a WordPress whose posts can be read, something else, or nothing that a page may read. */
export type Found = 'wordpress' | 'other' | 'nothing';

export async function checkAddress(address: string): Promise<Found> {
  const transport: Transport = {
    fetch: (input, init) => fetch(input, init),
    timeout: 10_000,
    retries: 0,
    backoff: 0,
    sleep: sleepByClock,
    signal: AbortSignal.timeout(30_000),
    onRetry: () => {},
  };
  try {
    const site = await findSite(address, transport);
    const posts = await ask(site.toAddress('wp/v2/posts', 'per_page=1&_fields=id'), transport);
    return Array.isArray(posts.json) ? 'wordpress' : 'other';
  } catch (error) {
    return error instanceof HostUnavailable || transport.signal.aborted ? 'nothing' : 'other';
  }
}
