import { listRemovedPosts } from '#backend/post-history.ts';
import { Problem } from '#components/account/Problem.tsx';
import { useAnswer } from '#components/admin/use-answer.ts';
import { routes } from '#config/routes.ts';
import { formatMoment } from '#lib/dates.ts';
import { filterPublished, keepMissing } from '#lib/editor/list.ts';
import { getAuth } from '#stores/session.ts';
import { rowLink, SitePostRow, SitePostRows } from './SitePostRow.tsx';

type Props = {
  /** What is looked for. */
  words: string;
  /** Addresses of posts that are on the site or among the drafts of this browser. */
  present: readonly string[];
  /** Changes when a post was removed. */
  turn: string;
};

const ask = () => listRemovedPosts(getAuth());

/** Posts that were taken off the site and are nowhere to be seen, for whoever misses one. */
export function RemovedList({ words, present, turn }: Props) {
  const { value: posts = [], failure, load } = useAnswer(ask, turn);
  const found = filterPublished(keepMissing(posts, present), 'all', words);
  if (found.length === 0 && failure === null) return null;
  return (
    <section className="mt-4" aria-labelledby="removed-title">
      <h2 className="text-h3" id="removed-title">
        Taken off the site
      </h2>
      <p className="wrap-anywhere text-ink-soft">
        Nobody else sees these. Bringing one back makes a draft of it in this browser; Publish puts it on the
        site again.
      </p>
      <Problem failure={failure} onRetry={() => void load()} />
      <SitePostRows>
        {found.map(({ id, title, changed_at, changed_by }) => (
          <SitePostRow
            key={id}
            post={
              <>
                <span>{title || 'Untitled article'}</span>
                <span className="text-ink-soft">{`${formatMoment(changed_at)}, by ${changed_by}`}</span>
              </>
            }
          >
            <a
              className={rowLink}
              href={`${routes.adminEditor}?removed=${id}`}
              aria-label={`Bring back ${title || 'Untitled article'}`}
            >
              Bring back
            </a>
          </SitePostRow>
        ))}
      </SitePostRows>
    </section>
  );
}
