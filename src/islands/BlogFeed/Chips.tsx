import { type MouseEvent, type Ref, useLayoutEffect, useRef } from 'react';
import { routes } from '#config/routes.ts';
import { findSpeech } from '#lib/language.ts';
import type { CategoryLink } from '#schemas/article.ts';

interface Props {
  categories: readonly CategoryLink[];
  chosen: string | null;
  onChoose(category: string | null): void;
  /** For the chip of all posts. */
  allRef: Ref<HTMLAnchorElement>;
}

/** The categories as links, which the listing follows without leaving the page. */
export function Chips({ categories, chosen, onChoose, allRef }: Props) {
  const row = useRef<HTMLElement>(null);
  const current = useRef<HTMLAnchorElement>(null);

  // Where the row is wider than the screen, the chosen chip may stand outside.
  useLayoutEffect(() => {
    if (chosen === null || !row.current || !current.current) return;
    const [own, view] = [current.current.getBoundingClientRect(), row.current.getBoundingClientRect()];
    if (own.left < view.left || own.right > view.right) row.current.scrollLeft += own.left - view.left - 16;
  }, [chosen]);

  const toClick = (category: string | null) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(category);
  };
  return (
    <nav className="chips" aria-label="Categories" ref={row}>
      <a
        href={routes.blog}
        aria-current={chosen === null || undefined}
        data-press=""
        ref={allRef}
        onClick={toClick(null)}
      >
        All Posts
      </a>
      {categories.map(({ slug, name }) => (
        <a
          key={slug}
          href={routes.blogCategory(slug)}
          aria-current={chosen === slug || undefined}
          data-press=""
          {...findSpeech(name)}
          ref={chosen === slug ? current : undefined}
          onClick={toClick(slug)}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
