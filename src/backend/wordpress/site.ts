import { getRefusal, readJson } from '#backend/wordpress/json.ts';
import { type Answer, ask } from '#backend/wordpress/request.ts';
import type { Transport } from '#backend/wordpress/transport.ts';
import { SyncStop } from '#lib/wordpress/stop.ts';
import { wpIndexSchema } from '#schemas/wordpress.ts';

/** A WordPress and how its REST interface is addressed. */
export type Site = {
  base: string;
  /** Hours east of Greenwich, when the site says. */
  offsetHours: number | undefined;
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

const readIndex = (answer: Answer): { offsetHours: number | undefined } | null => {
  const index = wpIndexSchema.safeParse(readJson(answer));
  // Anything else is not the index. The list requests say what is wrong, if anything is.
  return index.success && index.data.namespaces.includes('wp/v2')
    ? { offsetHours: index.data.gmt_offset }
    : null;
};

/**
 * Finds the REST interface: under `/wp-json/`, or by `?rest_route=` where a host knows only that. When neither
 * shows an index the first way is kept, and the list requests stop with what they see.
 */
export async function findSite(address: string, transport: Transport): Promise<Site> {
  const base = `${address.replace(/[?#].*$/, '').replace(/\/+$/, '')}/`;
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol)) {
    throw new SyncStop(`${address} is not an http or https address`);
  }
  const query = '_fields=namespaces,gmt_offset';
  const first = await ask(pretty(base)('', query), transport);
  const index = readIndex(first);
  // A refusal in WordPress's words is the REST interface as well, only with its index closed.
  if (index || getRefusal(first)?.startsWith('rest_')) {
    return { base, offsetHours: index?.offsetHours, toAddress: pretty(base) };
  }
  const second = readIndex(await ask(plain(base)('', query), transport));
  return second
    ? { base, offsetHours: second.offsetHours, toAddress: plain(base) }
    : { base, offsetHours: undefined, toAddress: pretty(base) };
}
