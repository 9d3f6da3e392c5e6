import type { Answer } from '#backend/wordpress/client/answer.ts';
import { getRefusal } from '#backend/wordpress/client/json.ts';
import { ask } from '#backend/wordpress/client/request.ts';
import type { Transport } from '#backend/wordpress/client/transport.ts';
import { toBareHost } from '#lib/bare-host.ts';
import { SyncError } from '#lib/wordpress/errors.ts';
import { isPlainHost } from '#schemas/host.ts';
import { wpIndexSchema } from '#schemas/wordpress.ts';

/** A WordPress and how its REST interface is addressed. */
export type Site = {
  base: string;
  /** Hours east of Greenwich, when the site says. */
  offsetHours: number | undefined;
  /** Hosts, without `www.`, that are the blog's: of the address given and of what its index says. */
  hosts: readonly string[];
  /** The address of a route (`wp/v2/posts`) with its query. */
  toAddress: (route: string, query?: string) => URL;
};

const pretty =
  (base: string): Site['toAddress'] =>
  (route, query = '') =>
    new URL(`wp-json/${route}${query && `?${query}`}`, base);

const plain =
  (base: string): Site['toAddress'] =>
  (route, query = '') =>
    new URL(`?rest_route=/${route}${query && `&${query}`}`, base);

/** The address of the site, from any address of its interface that documentation shows. */
function toBase(address: string): string {
  const home = address
    .replace(/[?#].*$/, '')
    .replace(/\/(?:wp-json|wp-admin)(?:\/.*)?$|\/wp-login\.php$/, '');
  return `${home.replace(/\/+$/, '')}/`;
}

/** Routes under a root that the site names itself; WordPress.com has the namespace in it already. */
function createToAddress(root: URL): Site['toAddress'] {
  return (route, query = '') => {
    const url = new URL(root);
    const part = /\/wp\/v2\/sites\/[^/]+\/?$/.test(root.pathname) ? route.replace(/^wp\/v2\//, '') : route;
    const plainRoot = url.searchParams.get('rest_route');
    if (plainRoot !== null) {
      url.search = `?rest_route=${plainRoot.replace(/\/*$/, '/')}${part}`;
    } else {
      url.pathname = `${url.pathname.replace(/\/*$/, '/')}${part}`;
    }
    if (query) url.search += `${url.search ? '&' : '?'}${query}`;
    return url;
  };
}

const toHosts = (addresses: readonly (string | undefined)[]): string[] =>
  addresses.flatMap((address) => {
    const host = toBareHost(URL.parse(address ?? '')?.host ?? '');
    return isPlainHost(host) ? [host] : [];
  });

const relation = 'https://api.w.org/';

/** The root of the interface that an answer names, in its `Link` header or in its page. */
function readRoot(answer: Answer, base: string): URL | null {
  const header = answer.headers.get('link') ?? '';
  const inHeader = [...header.matchAll(/<([^>]+)>([^<]*)/g)].find(([, , rest]) =>
    rest?.includes(relation),
  )?.[1];
  const tag = [...answer.text.matchAll(/<link\b[^>]*>/gi)].find(([whole]) => whole.includes(relation))?.[0];
  const inPage = /\bhref\s*=\s*["']([^"']+)["']/i.exec(tag ?? '')?.[1]?.replaceAll('&#038;', '&');
  const address = inHeader ?? inPage;
  const root = address === undefined ? null : URL.parse(address, base);
  const isSafe = root?.protocol === 'https:' || root?.protocol === new URL(base).protocol;
  return root && isSafe ? root : null;
}

type Index = Pick<Site, 'offsetHours' | 'hosts'>;

const readIndex = (answer: Answer): Index | null => {
  const index = wpIndexSchema.safeParse(answer.json);
  // Anything else is not the index. The list requests say what is wrong, if anything is.
  return index.success && index.data.namespaces.includes('wp/v2')
    ? { offsetHours: index.data.gmt_offset, hosts: toHosts([index.data.home, index.data.url]) }
    : null;
};

/**
 * Finds the REST interface: under `/wp-json/`, by `?rest_route=` where a host knows only that, or where the home page
 * says. When none shows an index the first way is kept, and the list requests stop with what they see.
 */
export async function findSite(address: string, transport: Transport): Promise<Site> {
  const base = toBase(address);
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol)) {
    throw new SyncError(`${address} is not an http or https address`);
  }
  const query = '_fields=namespaces,gmt_offset,home,url';
  const found = (toAddress: Site['toAddress'], index: Index | null): Site => ({
    base,
    offsetHours: index?.offsetHours,
    hosts: [...new Set([...toHosts([base]), ...(index?.hosts ?? [])])],
    toAddress,
  });
  const first = await ask(pretty(base)('', query), transport);
  const index = readIndex(first);
  // A refusal in WordPress's words is the REST interface as well, only with its index closed.
  if (index || getRefusal(first)?.startsWith('rest_')) {
    return found(pretty(base), index);
  }
  const second = await ask(plain(base)('', query), transport);
  const plainIndex = readIndex(second);
  if (plainIndex) return found(plain(base), plainIndex);
  const root = readRoot(first, base) ?? readRoot(second, base) ?? (await askForRoot(base, transport));
  if (root) {
    const toAddress = createToAddress(root);
    return found(toAddress, readIndex(await ask(toAddress('', query), transport)));
  }
  return found(pretty(base), null);
}

async function askForRoot(base: string, transport: Transport): Promise<URL | null> {
  return readRoot(await ask(new URL(base), transport), base);
}
