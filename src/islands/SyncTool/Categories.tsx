import { useEffect, useState } from 'react';
import { type ListedCategory, listCategories } from '#backend/staff-posts.ts';
import { getAuth } from '#stores/session.ts';

/** Every category with the number of its posts. `turn` changes when they may have changed. */
export function Categories({ turn }: { turn: number }) {
  const [categories, setCategories] = useState<readonly ListedCategory[] | 'loading' | 'failed'>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn means that there is something new to read
  useEffect(() => {
    listCategories(getAuth()).then((answer) => setCategories(answer.ok ? answer.value : 'failed'));
  }, [turn]);

  return (
    <section className="panel" aria-labelledby="categories-title">
      <h2 id="categories-title">Categories</h2>
      {categories === 'loading' && <p className="soft">Loading…</p>}
      {categories === 'failed' && <p>The categories could not be loaded. Please reload the page.</p>}
      {Array.isArray(categories) && categories.length === 0 && <p className="soft">There are none yet.</p>}
      {Array.isArray(categories) && (
        <ul className="counts">
          {categories.map(({ id, name, count }) => (
            <li key={id}>
              <span>{name}</span> <span className="count">{count}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
