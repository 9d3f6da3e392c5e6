import type { OwnPost } from '#backend/own-post-list.ts';
import { Button } from '#components/ui/Button.tsx';
import { routes } from '#config/routes.ts';
import { formatMoment } from '#lib/dates.ts';
import { rowLink, SitePostRow, SitePostRows } from './SitePostRow.tsx';
import type { SitePosts } from './use-site-posts.ts';

type Props = {
  sitePosts: SitePosts;
  /** Those of them that are looked for. */
  found: readonly OwnPost[];
  onDelete: (post: OwnPost) => void;
};

/** Posts that stand on the site and not among the drafts of this browser. */
export function SitePostList({ sitePosts: { kind, retry }, found, onDelete }: Props) {
  if (kind !== 'failed' && found.length === 0) return null;
  return (
    <section className="mt-4" aria-labelledby="elsewhere-title">
      <h2 className="text-h3" id="elsewhere-title">
        Published from elsewhere
      </h2>
      {kind === 'failed' ? (
        <p className="wrap-anywhere text-ink-soft" role="status">
          The posts of the site could not be read just now.{' '}
          <Button tone="text" onClick={retry}>
            Try again
          </Button>
        </p>
      ) : (
        <p className="wrap-anywhere text-ink-soft">
          These stand on the site and were not written in this browser. Opening one brings it here.
        </p>
      )}
      <SitePostRows>
        {found.map((post) => {
          const { id, slug, title, date } = post;
          return (
            <SitePostRow
              key={id}
              post={
                <>
                  <a className={rowLink} href={`${routes.adminEditor}?live=${id}`}>
                    {title || 'Untitled article'}
                  </a>
                  <span className="wrap-anywhere text-ink-soft">{formatMoment(date)}</span>
                </>
              }
            >
              <a className={rowLink} href={routes.article(slug)} aria-label={`View ${title}`}>
                View
              </a>
              <a className={rowLink} href={`${routes.adminEditor}?live=${id}`} aria-label={`Edit ${title}`}>
                Edit
              </a>
              <Button
                tone="text"
                className="text-vermilion"
                aria-label={`Delete ${title}`}
                onClick={() => onDelete(post)}
              >
                Delete
              </Button>
            </SitePostRow>
          );
        })}
      </SitePostRows>
    </section>
  );
}
