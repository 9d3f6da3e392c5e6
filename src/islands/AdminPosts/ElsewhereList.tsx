import { useEffect, useState } from 'react';
import { listOwnPosts, type OwnPost } from '#backend/own-posts.ts';
import { routes } from '#config/routes.ts';
import { formatMoment } from '#lib/dates.ts';
import { backend, getAuth } from '#stores/session.ts';

type Rows = { kind: 'loading' } | { kind: 'ready'; posts: OwnPost[] } | { kind: 'failed' };

/** Posts of the site that are not among the drafts of this browser: written in another one, or by other means. */
export function ElsewhereList({ known }: { known: readonly number[] }) {
  const [rows, setRows] = useState<Rows>({ kind: 'loading' });
  useEffect(() => {
    void listOwnPosts(getAuth(), backend).then((answer) =>
      setRows(answer.ok ? { kind: 'ready', posts: answer.value } : { kind: 'failed' }),
    );
  }, []);
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
