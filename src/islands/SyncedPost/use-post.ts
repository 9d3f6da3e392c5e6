import { useEffect, useState } from 'react';
import { loadPost, type ShownPost } from '#backend/staff-posts.ts';
import { toWords } from '#components/account/Problem.tsx';
import { getAuth } from '#stores/session.ts';

export type PostState =
  | { kind: 'loading' }
  | { kind: 'shown'; post: ShownPost }
  | { kind: 'error'; message: string }
  | { kind: 'empty' };

/** The slug in the address: what stands behind `/blog/`, decoded; empty when it cannot be. */
function readSlug(): string {
  const [, last = ''] = /\/blog\/([^/]+)\/?$/.exec(location.pathname) ?? [];
  try {
    return decodeURIComponent(last);
  } catch {
    return '';
  }
}

async function load(): Promise<PostState> {
  const slug = readSlug();
  if (slug === '') return { kind: 'empty' };
  const answer = await loadPost(getAuth(), slug);
  if (!answer.ok) return { kind: 'error', message: toWords(answer.failure) };
  return answer.value === null ? { kind: 'empty' } : { kind: 'shown', post: answer.value };
}

/** The post that the address names. */
export function usePost(): PostState {
  const [state, setState] = useState<PostState>({ kind: 'loading' });
  useEffect(() => void load().then(setState), []);
  return state;
}
