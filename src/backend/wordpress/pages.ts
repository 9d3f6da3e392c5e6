import { getRefusal, parseJson, toRefusal } from '#backend/wordpress/json.ts';
import { type Answer, ask } from '#backend/wordpress/request.ts';
import type { Site } from '#backend/wordpress/site.ts';
import type { Transport } from '#backend/wordpress/transport.ts';
import { refuseDuplicateIds } from '#lib/wordpress/check.ts';
import { rawId } from '#lib/wordpress/parse.ts';
import type { Named } from '#lib/wordpress/plan.ts';
import { SyncStop } from '#lib/wordpress/stop.ts';

/** WordPress refuses more (400). */
const perPage = 100;

/** One entry of a list and the request that brought it. */
export type Listed = { value: unknown; request: string };
/** `poisoned`: entries the list has but cannot show. */
export type Page = { items: Listed[]; poisoned: Named[]; total: number; pages: number };
export type WholeList = Pick<Page, 'items' | 'poisoned'>;
type OnPage = (page: number, pages: number, total: number) => void;

/** What is read page by page; `extra` is the query besides paging and order. */
export type List = {
  route: 'wp/v2/posts' | 'wp/v2/categories';
  extra: string;
  loadPage: (page: number) => Promise<Page>;
};

/** The list grew or shrank while it was being read. */
class ListChanged extends SyncStop {
  override name = 'ListChanged';
}

const readTotal = (answer: Answer, name: string): number => {
  const text = answer.headers.get(name);
  if (text === null) throw new SyncStop(`${answer.request}: the header ${name} is missing`);
  if (!/^\d{1,9}$/.test(text.trim()))
    throw new SyncStop(`${answer.request}: the header ${name} says “${text}”`);
  return Number(text);
};

/** The address of one page of a list, in an order that never depends on dates: several posts may share a second. */
export function toPageAddress(site: Site, route: List['route'], extra: string, page: number): URL {
  const order = `per_page=${perPage}&page=${page}&orderby=id&order=asc`;
  return site.toAddress(route, [extra, order].filter(Boolean).join('&'));
}

/** Asks for one page and checks that its totals agree with each other and with what arrived. */
export async function loadPage(url: URL, page: number, transport: Transport): Promise<Page> {
  const answer = await ask(url, transport);
  if (answer.status === 400 && page > 1 && getRefusal(answer)?.endsWith('invalid_page_number')) {
    throw new ListChanged(`${answer.request}: this page is gone`);
  }
  if (answer.status !== 200) throw toRefusal(answer);
  const items = parseJson(answer);
  if (!Array.isArray(items)) throw new SyncStop(`${answer.request}: the answer is not a list`);
  const total = readTotal(answer, 'X-WP-Total');
  const pages = readTotal(answer, 'X-WP-TotalPages');
  if (pages !== Math.ceil(total / perPage)) {
    throw new SyncStop(`${answer.request}: says ${total} in ${pages} pages of ${perPage}`);
  }
  const expected = Math.min(perPage, Math.max(0, total - (page - 1) * perPage));
  if (items.length !== expected) {
    const message = `${answer.request}: holds ${items.length} of the ${expected} that its total of ${total} promises`;
    throw items.length === 0 && page > 1 ? new ListChanged(message) : new SyncStop(message);
  }
  return {
    items: items.map((value: unknown) => ({ value, request: answer.request })),
    poisoned: [],
    total,
    pages,
  };
}

/** Makes sure that nothing lies behind the last page: a total that is too small would look like removed posts. */
async function refuseMore(
  site: Site,
  route: List['route'],
  pages: number,
  transport: Transport,
): Promise<void> {
  const answer = await ask(toPageAddress(site, route, '_fields=id', pages + 1), transport);
  // Posts answer 400 past the end, categories an empty list.
  if (answer.status === 400 || answer.status === 404) return;
  if (answer.status !== 200) throw toRefusal(answer);
  const items = parseJson(answer);
  if (Array.isArray(items) && items.length === 0) return;
  throw new ListChanged(`${answer.request}: the list was said to end after page ${pages}, but goes on`);
}

async function readOnce(list: List, site: Site, transport: Transport, onPage: OnPage): Promise<WholeList> {
  const first = await list.loadPage(1);
  const items = [...first.items];
  const poisoned = [...first.poisoned];
  onPage(1, first.pages, first.total);
  for (let page = 2; page <= first.pages; page += 1) {
    const next = await list.loadPage(page);
    if (next.total !== first.total) {
      throw new ListChanged(
        `${toPageAddress(site, list.route, list.extra, page).href}: says ${next.total} in all, page 1 said ${first.total}`,
      );
    }
    items.push(...next.items);
    poisoned.push(...next.poisoned);
    onPage(page, first.pages, first.total);
  }
  if (first.total > 0) await refuseMore(site, list.route, first.pages, transport);
  const ids = [...items.map(({ value }) => rawId(value)), ...poisoned.map(({ id }) => id)];
  refuseDuplicateIds(
    ids.filter((id) => id !== undefined),
    list.route === 'wp/v2/posts' ? 'post' : 'category',
    site.toAddress(list.route).href,
  );
  return { items, poisoned };
}

/** Reads a whole list; once more from the start when it changed meanwhile, and then no more. */
export async function readList(
  list: List,
  site: Site,
  transport: Transport,
  onPage: OnPage,
): Promise<WholeList> {
  try {
    return await readOnce(list, site, transport, onPage);
  } catch (error) {
    if (!(error instanceof ListChanged)) throw error;
    transport.onRetry(`${error.message}; reading the list again from its start`);
  }
  try {
    return await readOnce(list, site, transport, onPage);
  } catch (error) {
    if (!(error instanceof ListChanged)) throw error;
    throw new SyncStop(`${error.message}; the list kept changing while it was read`);
  }
}
