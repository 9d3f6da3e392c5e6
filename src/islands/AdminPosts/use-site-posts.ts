import { useEffect, useState } from 'react';
import { listOwnPosts, type OwnPost } from '#backend/own-post-list.ts';
import { useConnection } from '#components/account/use-connection.ts';
import type { Draft } from '#schemas/draft.ts';
import { getAuth } from '#stores/session.ts';

export type SitePosts = {
  kind: 'loading' | 'ready' | 'failed';
  posts: readonly OwnPost[];
  retry: () => void;
};

/**
 * Posts of the site that are not among the drafts of this browser: written in another one, or by other means. Read anew
 * when other drafts stand on the site, because one that was deleted or taken back has left it.
 */
export function useSitePosts(drafts: readonly Draft[]): SitePosts {
  const [rows, setRows] = useState<Omit<SitePosts, 'retry'>>({ kind: 'loading', posts: [] });
  const [turn, setTurn] = useState(0);
  const known = drafts.flatMap(({ live }) => (live ? [live.id] : []));
  const standing = drafts.map(({ id, live }) => `${id} ${live?.id}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` changes with what stands, and is another list at each drawing; a new turn asks again
  useEffect(() => {
    let isLate = false;
    void listOwnPosts(getAuth()).then((answer) => {
      if (isLate) return;
      // Without those of this browser already now: one that is deleted must not show up until the next answer.
      if (answer.ok) setRows({ kind: 'ready', posts: answer.value.filter(({ id }) => !known.includes(id)) });
      else setRows({ kind: 'failed', posts: [] });
    });
    return () => {
      isLate = true;
    };
  }, [standing, turn]);
  const retry = () => setTurn((before) => before + 1);
  useConnection(() => {
    if (rows.kind === 'failed') retry();
  });
  return { ...rows, posts: rows.posts.filter(({ id }) => !known.includes(id)), retry };
}
