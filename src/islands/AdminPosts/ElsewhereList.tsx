import { useEffect, useState } from 'react';
import { listOwnPosts, type OwnPost } from '#backend/own-posts.ts';
import { routes } from '#config/routes.ts';
import { formatMoment } from '#lib/dates.ts';
import type { Draft } from '#schemas/draft.ts';
import { backend, getAuth } from '#stores/session.ts';

type Rows = { kind: 'loading' } | { kind: 'ready'; posts: OwnPost[] } | { kind: 'failed' };

/**
 * Posts of the site that are not among the drafts of this browser: written in another one, or by other means. Read anew
 * when other drafts stand on the site, because one that was deleted or taken back has left it.
 */
export function ElsewhereList({ drafts }: { drafts: readonly Draft[] }) {
  const [rows, setRows] = useState<Rows>({ kind: 'loading' });
  const known = drafts.flatMap(({ live }) => (live ? [live.id] : []));
  const standing = drafts.map(({ id, live }) => `${id} ${live?.id}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` changes with what stands, and is another list at each drawing
  useEffect(() => {
    let isLate = false;
    void listOwnPosts(getAuth(), backend).then((answer) => {
      if (isLate) return;
      // Without those of this browser already now: one that is deleted must not show up until the next answer.
      if (answer.ok) setRows({ kind: 'ready', posts: answer.value.filter(({ id }) => !known.includes(id)) });
      else setRows({ kind: 'failed' });
    });
    return () => {
      isLate = true;
    };
  }, [standing]);
  const others = rows.kind === 'ready' ? rows.posts.filter(({ id }) => !known.includes(id)) : [];
  if (rows.kind === 'loading' || (rows.kind === 'ready' && others.length === 0)) return null;
  return (
    <section className="elsewhere" aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title">Published from elsewhere</h2>
      <p className="soft">
        {rows.kind === 'failed'
          ? 'The posts of the site could not be read just now.'
          : 'These stand on the site and were not written in this browser. Opening one brings it here.'}
      </p>
      <ul>
        {others.map(({ id, slug, title, date }) => (
          <li key={id}>
            <span>
              <a href={`${routes.adminEditor}?live=${id}`}>{title || 'Untitled article'}</a>
              <span className="soft">{formatMoment(date)}</span>
            </span>
            <a href={routes.article(slug)} aria-label={`View ${title}`}>
              View
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
