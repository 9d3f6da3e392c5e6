import { useEffect, useRef } from 'react';
import { Problem } from '#components/account/Problem.tsx';
import { Button } from '#components/ui/Button.tsx';
import { PostItem } from './PostItem.tsx';
import type { usePostList } from './use-post-list.ts';

type Props = Pick<ReturnType<typeof usePostList>, 'list' | 'more'> & {
  hosts: readonly string[];
  wordpress: string;
};

/** The posts of the table; the next ten come when the end is within 200 pixels of the window. */
export function PostList({ list, more, hosts, wordpress }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const { status, posts } = list;
  const isFirst = status === 'loading' && posts.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: observed anew after every page, it reports again if the end is still near
  useEffect(() => {
    if (status !== 'ready' || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(),
      { rootMargin: '200px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [status, posts.length, more]);

  return (
    <section className="xl:col-start-1" aria-labelledby="posts-title">
      <h2 className="text-h3" id="posts-title">
        Posts
      </h2>
      {/* While there are none yet, their place is as high as the window: the end comes into sight when it is one. */}
      {isFirst && <div className="mt-3 min-h-dvh border-b border-rule" />}
      {posts.length > 0 && (
        <ul className="mt-3 border-b border-rule">
          {posts.map((post) => (
            <PostItem key={post.id} post={post} hosts={hosts} wordpress={wordpress} />
          ))}
        </ul>
      )}
      <div ref={end} className="grid min-h-16 justify-items-center gap-3 pt-5 text-ink-soft">
        <p role="status">
          {status === 'loading' && 'Loading more…'}
          {status === 'end' && (posts.length === 0 ? 'No blog posts found' : 'No more posts')}
        </p>
        {list.failure && <Problem failure={list.failure} onRetry={more} />}
        {list.failure?.kind === 'ended' && (
          <Button tone="quiet" onClick={more}>
            Try again
          </Button>
        )}
      </div>
    </section>
  );
}
