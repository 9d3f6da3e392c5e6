import { getRefusal, parseJson, quoteRefusal, toRefusal } from '#backend/wordpress/json.ts';
import { type Answer, ask } from '#backend/wordpress/request.ts';
import type { Site } from '#backend/wordpress/site.ts';
import type { Transport } from '#backend/wordpress/transport.ts';
import { refuseDuplicateIds } from '#lib/wordpress/check.ts';
import { rawId } from '#lib/wordpress/parse.ts';
import type { Poisoned } from '#lib/wordpress/plan.ts';
import { SyncStop } from '#lib/wordpress/stop.ts';

/** How many entries are asked for at once. WordPress gives at most 100, some hosts fewer. */
const pageSizes = [100, 50, 20, 10] as const;
export type PageSize = (typeof pageSizes)[number];

/** One entry of a list and the request that brought it. */
export type Listed = { value: unknown; request: string };
/** `poisoned`: entries the list has but cannot show. `short`: in words, when it shows fewer than it counts. */
export type Page = { items: Listed[]; poisoned: Poisoned[]; total: number; pages: number; short?: string };
export type WholeList = Pick<Page, 'items' | 'poisoned' | 'short'>;
type OnPage = (page: number, pages: number, total: number) => void;

/** What is read page by page; `extra` is the query besides paging and order. */
export type List = {
  route: 'wp/v2/posts' | 'wp/v2/categories';
  extra: string;
  loadPage: (page: number, size: PageSize) => Promise<Page>;
};

/** WordPress, or what stands before it, gives fewer entries at once. */
class PageTooLarge extends SyncStop {
  override name = 'PageTooLarge';
}

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
export function toPageAddress(
  site: Site,
  route: List['route'],
  extra: string,
  page: number,
  size: PageSize,
): URL {
  const order = `per_page=${size}&page=${page}&orderby=id&order=asc`;
  return site.toAddress(route, [extra, order].filter(Boolean).join('&'));
}

/** Posts pinned on top of the list that belong to another page, where they are shown again. */
function dropPinned(items: readonly unknown[], surplus: number): unknown[] {
  const isPinned = (item: unknown): boolean =>
    typeof item === 'object' && item !== null && 'sticky' in item && item.sticky === true;
  const pinned = items.findIndex((item, index) => index >= surplus || !isPinned(item));
  return items.slice(Math.max(0, pinned));
}

/**
 * Asks for one page and checks that its totals agree with each other and with what arrived. A list may show fewer than it
 * counts on its last page only when `mayHide` says so.
 */
export async function loadPage(
  url: URL,
  page: number,
  size: PageSize,
  transport: Transport,
  mayHide = false,
): Promise<Page> {
  const answer = await ask(url, transport);
  if (answer.status === 400 && page > 1 && getRefusal(answer)?.endsWith('invalid_page_number')) {
    throw new ListChanged(`${answer.request}: this page is gone`);
  }
  if (answer.status === 400 && page === 1 && getRefusal(answer) === 'rest_invalid_param') {
    throw new PageTooLarge(toRefusal(answer).message);
  }
  if (answer.status !== 200) throw toRefusal(answer);
  const listed = parseJson(answer);
  if (!Array.isArray(listed)) {
    const refusal = quoteRefusal(answer);
    throw new SyncStop(`${answer.request}: the answer is not a list${refusal && ` (${refusal})`}`);
  }
  const total = readTotal(answer, 'X-WP-Total');
  const pages = readTotal(answer, 'X-WP-TotalPages');
  if (pages !== Math.ceil(total / size)) {
    throw new SyncStop(`${answer.request}: says ${total} in ${pages} pages of ${size}`);
  }
  const expected = Math.min(size, Math.max(0, total - (page - 1) * size));
  const items = dropPinned(listed, listed.length - expected);
  const isShort = mayHide && page === pages && items.length > 0 && items.length < expected;
  if (items.length !== expected && !isShort) {
    const message = `${answer.request}: holds ${items.length} of the ${expected} that its total of ${total} promises`;
    throw items.length === 0 && page > 1 ? new ListChanged(message) : new SyncStop(message);
  }
  return {
    items: items.map((value: unknown) => ({ value, request: answer.request })),
    poisoned: [],
    total,
    pages,
    ...(isShort && {
      short: `${answer.request}: shows ${items.length} of the ${expected} it counts; none that is missing here is removed`,
    }),
  };
}

/** Makes sure that nothing lies behind the last page: a total that is too small would look like removed posts. */
async function refuseMore(
  site: Site,
  route: List['route'],
  pages: number,
  size: PageSize,
  transport: Transport,
): Promise<void> {
  const answer = await ask(toPageAddress(site, route, '_fields=id', pages + 1, size), transport);
  // Posts answer 400 past the end, categories an empty list.
  if (answer.status === 400 || answer.status === 404) return;
  if (answer.status !== 200) throw toRefusal(answer);
  const items = parseJson(answer);
  if (Array.isArray(items) && items.length === 0) return;
  throw new ListChanged(`${answer.request}: the list was said to end after page ${pages}, but goes on`);
}

/** The first page, in the largest size that the host gives. */
async function loadFirst(
  list: List,
  transport: Transport,
  [size, ...smaller]: readonly [PageSize, ...PageSize[]] = pageSizes,
): Promise<{ first: Page; size: PageSize }> {
  try {
    return { first: await list.loadPage(1, size), size };
  } catch (error) {
    const [next, ...others] = smaller;
    if (!(error instanceof PageTooLarge) || next === undefined) throw error;
    transport.onRetry(`${error.message}; asking for fewer at once`);
    return loadFirst(list, transport, [next, ...others]);
  }
}

async function readOnce(list: List, site: Site, transport: Transport, onPage: OnPage): Promise<WholeList> {
  const { first, size } = await loadFirst(list, transport);
  const items = [...first.items];
  const poisoned = [...first.poisoned];
  let { short } = first;
  onPage(1, first.pages, first.total);
  for (let page = 2; page <= first.pages; page += 1) {
    const next = await list.loadPage(page, size);
    if (next.total !== first.total) {
      throw new ListChanged(
        `${toPageAddress(site, list.route, list.extra, page, size).href}: says ${next.total} in all, page 1 said ${first.total}`,
      );
    }
    items.push(...next.items);
    poisoned.push(...next.poisoned);
    short ??= next.short;
    onPage(page, first.pages, first.total);
  }
  if (first.total > 0) await refuseMore(site, list.route, first.pages, size, transport);
  const ids = [...items.map(({ value }) => rawId(value)), ...poisoned.map(({ id }) => id)];
  refuseDuplicateIds(
    ids.filter((id) => id !== undefined),
    list.route === 'wp/v2/posts' ? 'post' : 'category',
    site.toAddress(list.route).href,
  );
  return { items, poisoned, ...(short !== undefined && { short }) };
}

/** The categories; WordPress counts those that a plug-in hides. */
export const toCategoryList = (site: Site, transport: Transport): List => ({
  route: 'wp/v2/categories',
  extra: '',
  loadPage: (page, size) =>
    loadPage(toPageAddress(site, 'wp/v2/categories', '', page, size), page, size, transport, true),
});

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
