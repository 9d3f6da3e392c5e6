import { useRef } from 'react';
import { useIsland } from '#islands/shared/use-island.ts';
import { ToastArea } from '#islands/Toasts/ToastArea.tsx';
import type { Card, CategoryLink } from '#schemas/article.ts';
import { Articles } from './Articles.tsx';
import { Chips } from './Chips.tsx';
import { useCategory } from './use-category.ts';

interface Props {
  categories: readonly CategoryLink[];
  /** The first page of all posts. */
  first: readonly Card[];
  /** All posts that there are. */
  total: number;
}

/** The blog's listing: nine articles as HTML, filtered by category, and nine more at a time. */
export function BlogFeed({ categories, first, total }: Props) {
  const root = useIsland<HTMLDivElement>();
  const all = useRef<HTMLAnchorElement>(null);
  const { category, choose } = useCategory();
  return (
    <div ref={root}>
      <Chips categories={categories} chosen={category} onChoose={choose} allRef={all} />
      <Articles
        key={category ?? ''}
        category={category}
        first={first}
        total={total}
        onReset={() => {
          choose(null);
          all.current?.focus({ preventScroll: true });
        }}
      />
      <ToastArea />
    </div>
  );
}
