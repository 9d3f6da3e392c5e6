import type { Answer, Asked, Fault } from './wordpress.ts';

/** The requests a run makes, each of which may fail. */
export const requests = {
  'posts page 1': ({ kind, page }: Asked) => kind === 'posts' && page === 1,
  'posts page 2': ({ kind, page }: Asked) => kind === 'posts' && page === 2,
  categories: ({ kind, page }: Asked) => kind === 'categories' && page === 1,
  media: ({ kind }: Asked) => kind === 'media',
} satisfies Record<string, (asked: Asked) => boolean>;
export type RequestName = keyof typeof requests;

type Kind = {
  spoil: Fault['spoil'];
  /** How often; for ever when not given. */
  times?: number;
  /** What the one line of the command must say besides the request; absent where the run recovers. */
  says?: RegExp;
  /** What the report says where the fault is one entry's: the rest is copied. */
  names?: RegExp;
  /** Requests after which all is copied nevertheless, and what the report says. */
  copies?: Partial<Record<RequestName, RegExp>>;
  /** Where the fault makes sense; everywhere when not given. */
  at?: readonly RequestName[];
};

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (): Answer => ({
    status: code,
    headers: { 'content-type': 'text/html', ...headers },
    body: '<h1>Something broke</h1>',
  });

const withHeaders =
  (change: (headers: Record<string, string>) => Record<string, string>) =>
  (answer: Answer): Answer => ({ ...answer, headers: change(answer.headers) });

type Item = Record<string, unknown>;
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

/** Changes the items of a list as they pass. */
const withItems =
  (change: (items: Item[]) => unknown[]) =>
  (answer: Answer): Answer => {
    const items: unknown = JSON.parse(answer.body);
    return Array.isArray(items) ? { ...answer, body: JSON.stringify(change(items.filter(isItem))) } : answer;
  };

const lists = ['posts page 1', 'posts page 2', 'categories'] as const;
const posts = ['posts page 1', 'posts page 2'] as const;

export const faults: Record<string, Kind> = {
  'time-out': { spoil: () => 'hang', says: /no answer within 1 s/ },
  'connection reset': { spoil: () => 'reset', says: /the connection failed \(\w+\), 2 times/ },
  'connection reset once': { spoil: () => 'reset', times: 1 },
  '500 for ever': { spoil: status(500), says: /answered 500, 2 times \(<h1>Something broke/ },
  '500 that recovers': { spoil: status(500), times: 1 },
  '429 for ever': { spoil: status(429), says: /answered 429, 2 times/ },
  '429 that recovers': { spoil: status(429, { 'retry-after': '0' }), times: 1 },
  '403': { spoil: status(403), says: /answered 403/, at: lists },
  'HTML with 200': {
    spoil: () => ({ ...status(200)(), body: '<html><title>Down for maintenance</title>' }),
    says: /answered 200 with text\/html instead of JSON \(<html><title>Down for maintenance/,
  },
  'HTML that claims to be JSON': {
    spoil: (answer) => ({ ...answer, status: 200, body: '<br /><b>Warning</b>: mysqli' }),
    says: /the answer does not begin as JSON does \(<br \/><b>Warning<\/b>: mysqli\)/,
  },
  'a warning before the JSON': {
    spoil: (answer) => ({
      ...answer,
      body: `<br />\n<b>Warning</b>: Undefined array key in <b>plugins/gallery.php</b>\n${answer.body}`,
    }),
  },
  'a fatal error before half of the JSON': {
    spoil: (answer) => ({
      ...answer,
      status: 200,
      body: `<b>Fatal error</b>: Allowed memory in <b>plugins/gallery.php</b>\n${answer.body.slice(0, 200)}`,
    }),
    says: /does not begin as JSON does \(<b>Fatal error<\/b>: Allowed memory in <b>plugins\/gallery\.php/,
  },
  'truncated JSON once': {
    spoil: (answer) => ({ ...answer, body: answer.body.slice(0, answer.body.length / 2) }),
    times: 1,
  },
  'truncated JSON': {
    spoil: (answer) => ({ ...answer, body: answer.body.slice(0, answer.body.length / 2) }),
    says: /the JSON is broken after \d+ characters/,
    at: lists,
  },
  'an object instead of a list': {
    spoil: (answer) => ({ ...answer, status: 200, body: '{}' }),
    says: /not a list|field id/,
  },
  'redirect to another host': {
    spoil: () => ({ status: 302, headers: { location: 'http://elsewhere.example/' }, body: '' }),
    says: /leads away from the site, to http:\/\/elsewhere\.example/,
  },
  'missing total': {
    spoil: withHeaders(({ 'x-wp-total': _total, ...rest }) => rest),
    says: /the header X-WP-Total is missing/,
    at: lists,
  },
  'missing number of pages': {
    spoil: withHeaders(({ 'x-wp-totalpages': _pages, ...rest }) => rest),
    says: /the header X-WP-TotalPages is missing/,
    at: lists,
  },
  'total that is no number': {
    spoil: withHeaders((headers) => ({ ...headers, 'x-wp-total': 'many' })),
    says: /the header X-WP-Total says “many”/,
    at: lists,
  },
  'total too large': {
    spoil: withHeaders((headers) => ({ ...headers, 'x-wp-total': '190' })),
    says: /holds \d+ of the \d+ that its total|says \d+ in \d pages|says 190 in all|says 130 in all/,
    at: lists,
  },
  'total too small': {
    spoil: withHeaders((headers) => ({ ...headers, 'x-wp-total': '100', 'x-wp-totalpages': '1' })),
    says: /goes on|holds \d+ of the \d+|says 100 in all/,
    copies: { categories: /note: .*shows \d+ of the \d+ it counts/ },
    at: lists,
  },
  'an item missing': {
    spoil: withItems((items) => items.slice(1)),
    says: /holds \d+ of the \d+ that its total/,
    copies: { categories: /note: .*shows \d+ of the \d+ it counts/ },
    at: lists,
  },
  'an id twice': {
    spoil: withItems((items) => [items[0] ?? {}, ...items.slice(0, -1)]),
    says: /(post|category) \d+ is in the list twice/,
    at: lists,
  },
  'a slug twice': {
    spoil: withItems(([first = {}, second = {}, ...rest]) => [
      first,
      { ...second, slug: first.slug },
      ...rest,
    ]),
    names: /(post|category) \d+ \([^)]+\), “[^”]+”: it has the same slug as (post|category) \d+/,
    at: lists,
  },
  'an item without slug': {
    spoil: withItems(([{ slug: _slug, ...first } = {}, ...rest]) => [first, ...rest]),
    names: /(post|category) \d+ \(without slug\), “[^”]+”: field slug/,
    at: lists,
  },
  'an item with an empty slug': {
    spoil: withItems(([first = {}, ...rest]) => [{ ...first, slug: '' }, ...rest]),
    names: /(post|category) \d+ \(without slug\), “[^”]+”: field slug: must not be empty/,
    at: lists,
  },
  'a 5 MB post': {
    spoil: withItems(([first = {}, ...rest]) => [
      { ...first, content: { rendered: `<p>${'many words '.repeat(480_000)}</p>`, protected: false } },
      ...rest,
    ]),
    names: /post \d+ \([\w-]+\), “[^”]+”: field content: 5\.0 MB, more than the 2 MB/,
    at: posts,
  },
  'content that is a number': {
    spoil: withItems(([first = {}, ...rest]) => [{ ...first, content: { rendered: 7 } }, ...rest]),
    names: /post \d+ \([\w-]+\), “[^”]+”: field content\.rendered/,
    at: posts,
  },
  'a date nobody can read': {
    spoil: withItems(([first = {}, ...rest]) => [{ ...first, date: 'soon', date_gmt: null }, ...rest]),
    names: /post \d+ \([\w-]+\), “[^”]+”: field date/,
    at: posts,
  },
  'a category that vanished': {
    spoil: (answer) => {
      const items: Item[] = JSON.parse(answer.body);
      const total = String(items.length - 1);
      const body = JSON.stringify(items.filter(({ id }) => id !== 5));
      return { ...answer, body, headers: { ...answer.headers, 'x-wp-total': total } };
    },
    at: ['categories'],
  },
};

/** A fault that is one entry's: the rest is copied, and the report names what was left as it was. */
export const isNamed = (fault: string, request: RequestName): boolean =>
  faults[fault]?.names !== undefined || (request === 'media' && faults[fault]?.says !== undefined);
