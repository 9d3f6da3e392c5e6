import type { Answer } from '#backend/wordpress/client/answer.ts';
import {
  getRefusal,
  hasWarnings,
  quoteRefusal,
  requireJson,
  toRefusal,
} from '#backend/wordpress/client/json.ts';
import { ask } from '#backend/wordpress/client/request.ts';
import type { Site } from '#backend/wordpress/client/site.ts';
import type { Transport } from '#backend/wordpress/client/transport.ts';
import { firstWords, SyncError } from '#lib/wordpress/errors.ts';
import type { UnreadablePost } from '#lib/wordpress/read/reading.ts';

/** How many entries are asked for at once. WordPress gives at most 100, some hosts fewer. */
export const pageSizes = [100, 50, 20, 10] as const;
export type PageSize = (typeof pageSizes)[number];

/** One entry of a list and the request that brought it. */
export type Listed = { value: unknown; request: string };
/** `unreadable`: entries the list has but cannot show. `short`: in words, when it shows fewer than it counts. */
export type Page = {
  items: Listed[];
  unreadable: UnreadablePost[];
  total: number;
  pages: number;
  short?: string;
};

/** What is read page by page; `extra` is the query besides paging and order. */
export type List = {
  route: 'wp/v2/posts' | 'wp/v2/categories';
  extra: string;
  loadPage: (page: number, size: PageSize) => Promise<Page>;
};

/** WordPress, or what stands before it, gives fewer entries at once. */
export class PageTooLarge extends SyncError {
  override name = 'PageTooLarge';
}

/** The list grew or shrank while it was being read. */
export class ListChanged extends SyncError {
  override name = 'ListChanged';
}

const readTotal = (answer: Answer, name: string): number => {
  const text = answer.headers.get(name);
  if (text === null) throw new SyncError(`${answer.request}: the header ${name} is missing`);
  if (!/^\d{1,9}$/.test(text.trim()))
    throw new SyncError(`${answer.request}: the header ${name} says “${text}”`);
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
  const listed = requireJson(answer);
  if (!Array.isArray(listed)) {
    const refusal = quoteRefusal(answer);
    throw new SyncError(`${answer.request}: the answer is not a list${refusal && ` (${refusal})`}`);
  }
  if (hasWarnings(answer.text)) {
    transport.onRetry(
      `${answer.request}: PHP prints warnings before the answer, which were read over (${firstWords(answer.text, 240)}); let your host turn off display_errors`,
    );
  }
  const total = readTotal(answer, 'X-WP-Total');
  const pages = readTotal(answer, 'X-WP-TotalPages');
  // A plug-in that caps the list is not told of by a refusal.
  if (page === 1 && pages > 1 && listed.length < size && pages === Math.ceil(total / listed.length)) {
    throw new PageTooLarge(`${answer.request}: holds ${listed.length} of the ${size} asked for`);
  }
  if (pages !== Math.ceil(total / size)) {
    throw new SyncError(`${answer.request}: says ${total} in ${pages} pages of ${size}`);
  }
  const expected = Math.min(size, Math.max(0, total - (page - 1) * size));
  const items = dropPinned(listed, listed.length - expected);
  const isShort = mayHide && page === pages && items.length > 0 && items.length < expected;
  if (items.length !== expected && !isShort) {
    const message = `${answer.request}: holds ${items.length} of the ${expected} that its total of ${total} promises`;
    throw items.length === 0 && page > 1 ? new ListChanged(message) : new SyncError(message);
  }
  return {
    items: items.map((value: unknown) => ({ value, request: answer.request })),
    unreadable: [],
    total,
    pages,
    ...(isShort && {
      short: `${answer.request}: shows ${items.length} of the ${expected} it counts; none that is missing here is removed`,
    }),
  };
}
