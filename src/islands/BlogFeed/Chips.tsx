import { type MouseEvent, type Ref, useLayoutEffect, useRef } from 'react';
import { routes } from '#config/routes.ts';
import { findTextLanguage } from '#lib/language.ts';
import type { CategoryLink } from '#schemas/article.ts';

const chip =
  'inline-flex min-h-11 flex-none items-center rounded-round border border-rule bg-sheet px-4 text-ink no-underline outline-offset-1 hover:border-haematoxylin aria-[current]:border-haematoxylin aria-[current]:bg-haematoxylin aria-[current]:text-sheet forced-colors:aria-[current]:outline-3 forced-colors:aria-[current]:-outline-offset-5 forced-colors:aria-[current]:outline-[Highlight]';

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
    <nav
      className="-mx-4 mt-6 mb-8 flex [scrollbar-width:none] gap-2 overflow-x-auto px-4 py-1 lg:flex-wrap noscript:hidden"
      aria-label="Categories"
      ref={row}
    >
      <a
        className={chip}
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
          className={chip}
          href={routes.blogCategory(slug)}
          aria-current={chosen === slug || undefined}
          data-press=""
          {...findTextLanguage(name)}
          ref={chosen === slug ? current : undefined}
          onClick={toClick(slug)}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
