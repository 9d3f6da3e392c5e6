/**
 * The service worker, built into /sw.js: keeps the price lists, the finder, the plan, the comparison and the sample guide
 * readable without a network.
 * Pages come from the network whenever it answers; what is kept only stands in, and says when it was saved. Everything
 * else, accounts and staff screens above all, goes past this worker.
 */
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
/** Written in by the build: a name that changes with any of the files, pages and data, and hashed files. */
declare const KEPT: {
  readonly name: string;
  readonly pages: readonly string[];
  readonly files: readonly string[];
  /** Other spellings of those pages, folded, and where each leads. */
  readonly others: Readonly<Record<string, string>>;
  /** The laboratory's number: as people read it, and as a phone dials it. */
  readonly phone: { readonly shown: string; readonly tel: string };
};
declare const skipWaiting: () => Promise<void>;
declare const clients: { claim(): Promise<void> };

/** Milliseconds that a page waits for the network when a saved one is there. */
const patience = 5000;
const savedAt = 'x-saved-at';
const isKept = (path: string): boolean =>
  /^\/(pricing|tests|compare|samples)(\/|$)|^\/plan(\.json)?$/.test(path);
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

/** Fetches all that is kept; what it cannot fetch, and under Save-Data everything, stays as the worker before had it. */
async function fill(): Promise<void> {
  let isWhole = !navigator.connection?.saveData;
  // One after the other, so that the page in front of the visitor goes first.
  for (const path of isWhole ? [...KEPT.files, ...KEPT.pages] : []) {
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
async function tell(saved: Response, reason: string): Promise<Response> {
  if (!saved.headers.get('content-type')?.includes('html')) return saved;
  const date = new Date(saved.headers.get(savedAt) ?? 0);
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const line = `<link rel="stylesheet" href="/offline.css"><p class="offline page" role="status">Saved on ${day}, ${time}. ${reason}</p>`;
  const html = (await saved.text()).replace(/<main[^>]*>/, (main) => main + line);
  return new Response(html, { headers: saved.headers });
}

const notSaved = (): Response =>
  new Response(
    `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not saved</title><link rel="stylesheet" href="/offline.css"><main><h1>You are offline</h1><p>This page has not been saved on this device. These pages have:</p><ul><li><a href="/pricing">Prices</a><li><a href="/tests">Find a test</a><li><a href="/plan">Your plan</a><li><a href="/samples">Sample guide</a></ul><p>The telephone may work where the network does not.</p><p><a href="tel:${KEPT.phone.tel}">Call ${KEPT.phone.shown}</a></p></main></html>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'self'",
      },
    },
  );

async function answer(event: AskedEvent, path: string): Promise<Response> {
  // A store that is damaged or full must not stand between the visitor and the network.
  const saved = await open()
    .then((cache) => cache.match(path))
    .catch(() => undefined);
  // Asked whether it has changed each time: the browser's own store would pass off an old copy as news.
  const fresh = fetch(new Request(event.request, { cache: 'no-cache' })).then((got) => {
    event.waitUntil(save(path, got.clone()).catch(() => console.info('Not saved:', path)));
    return got;
  });
  if (!saved) {
    return fresh.catch((error: unknown) => {
      if (event.request.mode !== 'navigate') throw error;
      const meant = KEPT.others[foldPath(path)];
      // Where the network would have led to; that page is looked up in its turn.
      return meant && meant !== path
        ? Response.redirect(meant + new URL(event.request.url).search)
        : notSaved();
    });
  }
  let timer: ReturnType<typeof setTimeout>;
  return Promise.race([
    fresh.then(
      (got) => (got.status < 500 ? got : tell(saved, 'The site has a fault.')),
      () => tell(saved, 'You are offline.'),
    ),
    new Promise<Response>((resolve) => {
      timer = setTimeout(() => resolve(tell(saved.clone(), 'The network does not answer.')), patience);
    }),
  ]).finally(() => clearTimeout(timer));
}

addEventListener('install', (event) => {
  const own = ['/pricing*', '/tests*', '/compare*', '/samples*', '/plan*', '/_astro/*', '/offline.css'];
  const others = { not: { or: own.map((pathname) => ({ urlPattern: { pathname } })) } };
  // A browser that does not understand these conditions wakes the worker for every request, and the worker lets it pass.
  const routed = event.addRoutes?.([{ condition: others, source: 'network' }]).catch(console.info);
  event.waitUntil(Promise.all([routed, skipWaiting(), fill()]));
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
