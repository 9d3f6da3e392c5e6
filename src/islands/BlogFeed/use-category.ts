import { useLayoutEffect, useState } from 'react';
import { routes } from '#config/routes.ts';

const read = (): string | null => new URLSearchParams(location.search).get('category') || null;

/** The category that the address asks for; null means all posts, which the page's HTML shows. */
export function useCategory() {
  const [category, setCategory] = useState<string | null>(null);

  useLayoutEffect(() => {
    const follow = () => setCategory(read());
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const choose = (next: string | null): void => {
    if (next === category) return;
    // A new step of the history, which keeps no place yet.
    history.pushState(null, '', next === null ? routes.blog : routes.blogCategory(next));
    setCategory(next);
  };
  return { category, choose };
}
