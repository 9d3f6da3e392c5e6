import { requireJson, toRefusal } from '#backend/wordpress/client/json.ts';
import {
  type List,
  ListChanged,
  type Page,
  type PageSize,
  PageTooLarge,
  pageSizes,
  toPageAddress,
} from '#backend/wordpress/client/page.ts';
import { ask } from '#backend/wordpress/client/request.ts';
import type { Site } from '#backend/wordpress/client/site.ts';
import type { Transport } from '#backend/wordpress/client/transport.ts';
import { SyncError } from '#lib/wordpress/errors.ts';
import { refuseDuplicateIds } from '#lib/wordpress/read/duplicate-ids.ts';
import { readId } from '#lib/wordpress/read/parse.ts';

/** A list with all its pages. */
export type WholeList = Pick<Page, 'items' | 'unreadable' | 'short'>;
type OnPage = (page: number, pages: number, total: number) => void;

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
  const items = requireJson(answer);
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
  const unreadable = [...first.unreadable];
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
    unreadable.push(...next.unreadable);
    short ??= next.short;
    onPage(page, first.pages, first.total);
  }
  if (first.total > 0) await refuseMore(site, list.route, first.pages, size, transport);
  const ids = [...items.map(({ value }) => readId(value)), ...unreadable.map(({ id }) => id)];
  refuseDuplicateIds(
    ids.filter((id) => id !== undefined),
    list.route === 'wp/v2/posts' ? 'post' : 'category',
    site.toAddress(list.route).href,
  );
  return { items, unreadable, ...(short !== undefined && { short }) };
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
    throw new SyncError(`${error.message}; the list kept changing while it was read`);
  }
}
