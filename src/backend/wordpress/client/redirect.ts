import { isSameSite } from '#lib/wordpress/client/address.ts';
import { SyncError } from '#lib/wordpress/errors.ts';

const mostRedirects = 5;
const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

const refuse = (request: string, target: string): SyncError =>
  new SyncError(`${request}: leads away from the site, to ${target}`);

/** Fetches and follows redirects, only within the site that was asked. */
export async function fetchWithinSite(
  fetchAnswer: typeof fetch,
  address: URL,
  init: RequestInit,
  request: string,
): Promise<Response> {
  let url = address;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const response = await fetchAnswer(url, { ...init, redirect: 'manual' });
    // A browser hides where a redirect leads: there it may follow, and the end is judged.
    if (response.type === 'opaqueredirect') {
      const end = await fetchAnswer(url, { ...init, redirect: 'follow' });
      if (!isSameSite(new URL(end.url), address)) throw refuse(request, new URL(end.url).origin);
      return end;
    }
    if (!isRedirect(response.status)) return response;
    await response.body?.cancel();
    const location = response.headers.get('location');
    if (!location || !URL.canParse(location, url)) {
      throw new SyncError(`${request}: answered ${response.status} without saying where to`);
    }
    const target = new URL(location, url);
    if (!isSameSite(target, address))
      throw refuse(request, target.origin === 'null' ? target.protocol : target.origin);
    url = target;
  }
  throw new SyncError(`${request}: redirects more than ${mostRedirects} times`);
}
