/** A page around an island: its HTML as it was built, and a backend that answers from a table. */
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { keepPress } from '#lib/keep-press.ts';
import { $session } from '#stores/session.ts';

/** Puts an island into the page as Astro does; the answer brings it to life. */
export function openPage(island: ReactNode): { element: HTMLElement; hydrate: () => Promise<void> } {
  const element = document.createElement('astro-island');
  element.innerHTML = renderToString(island);
  document.body.replaceChildren(element);
  keepPress(element);
  return {
    element,
    hydrate: async () => {
      await act(async () => void render(island, { container: element, hydrate: true }));
    },
  };
}

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}
type Reply = (asked: Asked) => Response | Promise<Response>;

/** Answers requests by the end of their path; what is not in the table is not found. Returns what was asked. */
export function serve(replies: Record<string, Reply>): Asked[] {
  const seen: Asked[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const { pathname: path, searchParams: query } = new URL(input, 'http://127.0.0.1:1');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const asked = { method: init.method ?? 'GET', path, query, body };
    seen.push(asked);
    const [, reply] = Object.entries(replies).find(([end]) => path.endsWith(end)) ?? [];
    return reply ? reply(asked) : Response.json({ message: 'not found' }, { status: 404 });
  });
  return seen;
}

const encode = (value: unknown): string => btoa(JSON.stringify(value)).replaceAll('=', '');

/** A session as the backend gives it. */
export function toSession(user = 'asha', email = 'asha@home.example') {
  return {
    access_token: `${encode({ alg: 'HS256' })}.${encode({ sub: user, exp: 4_000_000_000 })}.sign`,
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: 4_000_000_000,
    user: { id: user, email, aud: 'authenticated', created_at: '2026-01-01T00:00:00Z' },
  };
}

export const profileRow = {
  id: 'asha',
  role: 'pet_owner',
  first_name: 'Asha',
  last_name: 'Verma',
  created_at: '2026-01-01T00:00:00Z',
};

/** What every staff screen asks first, answered for a member of staff. */
export const staffReplies: Record<string, Reply> = {
  '/auth/v1/user': () => Response.json(toSession().user),
  '/rpc/is_staff': () => Response.json(true),
  '/profiles': () => Response.json([profileRow]),
};

/** A page that has just been opened by somebody who is signed in. */
export function signInForTest(): void {
  $session.set({ owner: null, isOver: false, isShown: true });
  sessionStorage.setItem('session', JSON.stringify(toSession()));
}
