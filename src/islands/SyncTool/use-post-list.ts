import { useCallback, useEffect, useReducer } from 'react';
import type { Failure } from '#backend/session.ts';
import { type ListedPost, listPosts, postsPerPage } from '#backend/staff-posts.ts';
import { getAuth } from '#stores/session.ts';

type List = {
  posts: readonly ListedPost[];
  /** The page that comes next; the first is 1. */
  page: number;
  status: 'loading' | 'ready' | 'end' | 'failed';
  failure: Failure | null;
  /** Counts how often the list was emptied: an answer for an earlier list is dropped. */
  turn: number;
};

type Event =
  | { kind: 'emptied' }
  | { kind: 'wanted' }
  | { kind: 'came'; turn: number; posts: readonly ListedPost[] }
  | { kind: 'failed'; turn: number; failure: Failure };

const empty: List = { posts: [], page: 1, status: 'loading', failure: null, turn: 0 };

function reduce(list: List, event: Event): List {
  switch (event.kind) {
    case 'emptied':
      return { ...empty, turn: list.turn + 1 };
    case 'wanted':
      return list.status === 'ready' || list.status === 'failed'
        ? { ...list, status: 'loading', failure: null }
        : list;
    case 'came': {
      if (event.turn !== list.turn) return list;
      // A post may slip onto the next page when one is added meanwhile.
      const known = new Set(list.posts.map(({ id }) => id));
      const posts = [...list.posts, ...event.posts.filter(({ id }) => !known.has(id))];
      return {
        ...list,
        posts,
        page: list.page + 1,
        status: event.posts.length < postsPerPage ? 'end' : 'ready',
      };
    }
    case 'failed':
      return event.turn === list.turn ? { ...list, status: 'failed', failure: event.failure } : list;
    default:
      return event satisfies never;
  }
}

/** The posts of the table, ten at a time; a failed page stops the loading until somebody tries again. */
export function usePostList() {
  const [list, dispatch] = useReducer(reduce, empty);
  const { page, status, turn } = list;

  useEffect(() => {
    if (status !== 'loading') return;
    listPosts(getAuth(), page).then((answer) =>
      dispatch(
        answer.ok
          ? { kind: 'came', turn, posts: answer.value }
          : { kind: 'failed', turn, failure: answer.failure },
      ),
    );
  }, [page, status, turn]);

  return {
    list,
    more: useCallback(() => dispatch({ kind: 'wanted' }), []),
    reload: useCallback(() => dispatch({ kind: 'emptied' }), []),
  };
}
