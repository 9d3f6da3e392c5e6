/**
 * The service worker, built into /sw.js: keeps the price lists, the finder, the plan, the comparison and the sample guide
 * readable without a network.
 * Pages come from the network whenever it answers; what is kept only stands in, and says when it was saved. Everything
 * else, accounts and staff screens above all, goes past this worker.
 */
import { fill } from '#config/fill.ts';
import { foldPath } from '#lib/fold-path.ts';

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface AskedEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface InstallEvent extends LastingEvent {
  /** Tells the browser which requests need not wake the worker; missing in some browsers. */
  addRoutes?(routes: readonly object[]): Promise<void>;
}
declare global {
  interface Navigator {
    /** Missing in some browsers. */
    readonly connection?: { readonly saveData?: boolean };
  }
  interface WindowEventMap {
    install: InstallEvent;
    activate: LastingEvent;
    fetch: AskedEvent;
  }
}
/** A language of the site: its pages, the one that stands in for what is not saved, and what is said above a saved one. */
interface Language {
  readonly pages: readonly string[];
  readonly notSaved: string;
  readonly words: Readonly<Record<'format' | 'saved' | Reason, string>>;
}
/** Why a saved page is shown. */
type Reason = 'fault' | 'offline' | 'silent';
/** Written in by the build: a name that changes with any of the files, pages and data, and hashed files. */
declare const KEPT: {
  readonly name: string;
  readonly defaultLocale: string;
  /** By the first part of an address; the default one stands at the root. */
  readonly languages: Readonly<Record<string, Language>>;
  /** Paths that are kept with all below them, without a language. */
  readonly sections: readonly string[];
  readonly files: readonly string[];
  /** Of them the sheet for the line above a saved page. */
  readonly styles: string;
  /** Other spellings of those pages, folded, and where each leads. */
  readonly others: Readonly<Record<string, string>>;
};
declare const skipWaiting: () => Promise<void>;
declare const clients: {
  claim(): Promise<void>;
  matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { readonly url: string }[]>;
};

/** Milliseconds that a page waits for the network when a saved one is there. */
const patience = 5000;
const savedAt = 'x-saved-at';
/** The code of the language of a path, and the path without it. */
function split(path: string): [code: string, route: string] {
  const code = path.split('/')[1] ?? '';
  return Object.hasOwn(KEPT.languages, code)
    ? [code, path.slice(code.length + 1)]
    : [KEPT.defaultLocale, path];
}
const toLanguage = (path: string): Language | undefined => KEPT.languages[split(path)[0]];
const isKept = (path: string): boolean =>
  KEPT.sections.some((section) => `${split(path)[1]}/`.startsWith(`${section}/`));
const open = (): Promise<Cache> => caches.open(KEPT.name);

/** Says whether the answer was one to keep. */
async function save(path: string, answer: Response): Promise<boolean> {
  if (!answer.ok || answer.redirected) return false;
  const headers = new Headers(answer.headers);
  // The body is kept unpacked.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(savedAt, new Date().toISOString());
  await (await open()).put(path, new Response(answer.body, { headers }));
  return true;
}

/** The pages of the languages that are read here: of what is open, and of what an earlier worker has kept. */
async function listPages(): Promise<readonly string[]> {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const read = [...(await clients.matchAll({ includeUncontrolled: true })), ...kept.flat()];
  const paths = read.map(({ url }) => new URL(url).pathname).filter(isKept);
  return [...new Set(paths.map(toLanguage))].flatMap((language) => language?.pages ?? []);
}

/** Fetches all that is kept; what it cannot fetch, and under Save-Data all but a page that says so, stays as the worker before had it. */
async function saveAll(): Promise<void> {
  let isWhole = !navigator.connection?.saveData;
  // One after the other, so that the page in front of the visitor goes first.
  const first = Object.values(KEPT.languages).map(({ notSaved }) => notSaved);
  for (const path of [...first, ...(isWhole ? [...KEPT.files, ...(await listPages())] : [])]) {
    const isSaved = await fetch(path, { priority: 'low' })
      .then((answer) => save(path, answer))
      .catch(() => false);
    if (isSaved) continue;
    console.info('Not saved:', path);
    isWhole = false;
  }
  if (!isWhole) await carryOver().catch(() => console.info('Not carried over'));
}

/** An old price list, which says its day, is better than none. It comes with the files of its time. */
async function carryOver(): Promise<void> {
  const own = await open();
  for (const name of await caches.keys()) {
    const before = await caches.open(name);
    for (const request of await before.keys()) {
      const saved = (await own.match(request)) ? undefined : await before.match(request);
      if (saved) await own.put(request, saved);
    }
  }
}

/** A saved page with a line that says when it was saved and why it is shown. */
async function tell(saved: Response, path: string, reason: Reason): Promise<Response> {
  const language = toLanguage(path);
  if (!language || !saved.headers.get('content-type')?.includes('html')) return saved;
  const { words } = language;
  const date = new Date(saved.headers.get(savedAt) ?? 0);
  const when = fill(words.saved, {
    day: date.toLocaleDateString(words.format, { day: 'numeric', month: 'long' }),
    time: date.toLocaleTimeString(words.format, { hour: '2-digit', minute: '2-digit', hour12: false }),
  });
  const line = `<link rel="stylesheet" href="${KEPT.styles}"><p class="offline page" role="status">${when} ${words[reason]}</p>`;
  const html = (await saved.text()).replace(/<main[^>]*>/, (main) => main + line);
  return new Response(html, { headers: saved.headers });
}

async function tellNotSaved({ notSaved }: Language): Promise<Response> {
  const page = await (await open()).match(notSaved);
  if (!page) return Response.error();
  return new Response(page.body, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'self'",
    },
  });
}

async function answer(event: AskedEvent, path: string): Promise<Response> {
  // A store that is damaged or full must not stand between the visitor and the network.
  const saved = await open()
    .then((cache) => cache.match(path))
    .catch(() => undefined);
  // Asked whether it has changed each time: the browser's own store would pass off an old copy as news.
  const fresh = fetch(new Request(event.request, { cache: 'no-cache' }));
  // Also when the saved page is shown meanwhile: a slow line is what it is saved for.
  event.waitUntil(fresh.then((got) => save(path, got.clone())).catch(() => console.info('Not saved:', path)));
  if (!saved) {
    return fresh.catch((error: unknown) => {
      const language = toLanguage(path);
      if (event.request.mode !== 'navigate' || !language) throw error;
      const meant = KEPT.others[foldPath(path)];
      // Where the network would have led to; that page is looked up in its turn.
      return meant && meant !== path
        ? Response.redirect(meant + new URL(event.request.url).search)
        : tellNotSaved(language);
    });
  }
  let timer: ReturnType<typeof setTimeout>;
  return Promise.race([
    fresh.then(
      (got) => (got.status < 500 ? got : tell(saved, path, 'fault')),
      () => tell(saved, path, 'offline'),
    ),
    new Promise<Response>((resolve) => {
      timer = setTimeout(() => resolve(tell(saved.clone(), path, 'silent')), patience);
    }),
  ]).finally(() => clearTimeout(timer));
}

addEventListener('install', (event) => {
  const folders = Object.keys(KEPT.languages).map((code) => `/${code}/*`);
  const own = [
    ...folders,
    ...KEPT.sections.map((section) => `${section}*`),
    '/_astro/*',
    ...KEPT.files.filter((file) => !file.startsWith('/_astro/')),
  ];
  const others = { not: { or: own.map((pathname) => ({ urlPattern: { pathname } })) } };
  // A browser that does not understand these conditions wakes the worker for every request, and the worker lets it pass.
  const routed = event.addRoutes?.([{ condition: others, source: 'network' }]).catch(console.info);
  event.waitUntil(Promise.all([routed, skipWaiting(), saveAll()]));
});

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== KEPT.name) await caches.delete(name);
      await clients.claim();
    })(),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const path = pathname.replace(/(.)\/$/, '$1');
  if (KEPT.files.includes(path) || path.startsWith('/_astro/')) {
    event.respondWith(
      caches
        .match(path)
        .catch(() => undefined)
        .then((saved) => saved ?? fetch(request)),
    );
  } else if (isKept(path)) event.respondWith(answer(event, path));
});
