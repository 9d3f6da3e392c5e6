import type { OwnPost } from '#backend/own-post-list.ts';
import { routes } from '#config/routes.ts';
import { formatMoment } from '#lib/dates.ts';
import type { Elsewhere } from './use-elsewhere.ts';

type Props = {
  elsewhere: Elsewhere;
  /** Those of them that are looked for. */
  found: readonly OwnPost[];
  onDelete: (post: OwnPost) => void;
};

/** Posts that stand on the site and not among the drafts of this browser. */
export function ElsewhereList({ elsewhere: { kind, retry }, found, onDelete }: Props) {
  if (kind !== 'failed' && found.length === 0) return null;
  return (
    <section className="elsewhere" aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title">Published from elsewhere</h2>
      {kind === 'failed' ? (
        <p className="soft" role="status">
          The posts of the site could not be read just now.{' '}
          <button className="link" type="button" onClick={retry}>
            Try again
          </button>
        </p>
      ) : (
        <p className="soft">
          These stand on the site and were not written in this browser. Opening one brings it here.
        </p>
      )}
      <ul>
        {found.map((post) => {
          const { id, slug, title, date } = post;
          return (
            <li key={id}>
              <span>
                <a href={`${routes.adminEditor}?live=${id}`}>{title || 'Untitled article'}</a>
                <span className="soft">{formatMoment(date)}</span>
              </span>
              <span>
                <a href={routes.article(slug)} aria-label={`View ${title}`}>
                  View
                </a>
                <a href={`${routes.adminEditor}?live=${id}`} aria-label={`Edit ${title}`}>
                  Edit
                </a>
                <button
                  className="link text-vermilion"
                  type="button"
                  aria-label={`Delete ${title}`}
                  onClick={() => onDelete(post)}
                >
                  Delete
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
