import { Later } from '#components/account/Later.tsx';
import { Sign } from '#components/admin/Sign.tsx';
import { routes } from '#config/routes.ts';
import { formatMoment } from '#lib/dates.ts';
import { hasUnsaved } from '#lib/editor/list.ts';
import type { Draft, Live } from '#schemas/draft.ts';
import type { Busy } from './use-publishing.ts';

type Props = {
  status: Draft['status'];
  live: Live | undefined;
  keptAt: string | null;
  busy: Busy;
  news: string;
  words: string;
  isPreviewed: boolean;
  onPreview: () => void;
  onSave: () => void;
  onPublish: () => void;
  onUnpublish: () => void;
};

const loadLiveNote = async () => (await import('./LiveNote.tsx')).LiveNote;

/** State and actions of the post. */
export function Head(props: Props) {
  const { status, live, keptAt, busy, news, words, isPreviewed } = props;
  const isPublished = status === 'published';
  const isChanged = keptAt !== null && live !== undefined && hasUnsaved({ live, updatedAt: keptAt });
  return (
    <div className="desk-head">
      <p className="between">
        <a className="back" href={routes.adminPosts}>
          <Sign name="back" />
          Blog Posts
        </a>
        <span className="soft">{words}</span>
      </p>
      <div className="desk-actions">
        <p className="state">
          <span className="badge" data-status={status}>
            {isPublished ? 'Published' : 'Draft'}
          </span>
          <span className="soft">
            {isChanged
              ? 'Changes not on the site yet: save them.'
              : keptAt
                ? `Kept ${formatMoment(keptAt)}`
                : 'Not written yet'}
          </span>
        </p>
        <div className="actions">
          <button className="button quiet" type="button" aria-pressed={isPreviewed} onClick={props.onPreview}>
            <Sign name="eye" />
            Preview
          </button>
          {isPublished && (
            <button
              className="button quiet"
              type="button"
              disabled={busy !== null}
              onClick={props.onUnpublish}
            >
              {busy === 'unpublishing' ? 'Unpublishing...' : 'Unpublish'}
            </button>
          )}
          <button
            className={isPublished ? 'button' : 'button quiet'}
            type="button"
            disabled={busy !== null}
            onClick={props.onSave}
          >
            {busy === 'saving' ? 'Saving...' : 'Save'}
          </button>
          {!isPublished && (
            <button className="button" type="button" disabled={busy !== null} onClick={props.onPublish}>
              {busy === 'publishing' ? 'Publishing...' : 'Publish'}
            </button>
          )}
        </div>
      </div>
      <p className="saved-note" role="status">
        {news}
      </p>
      {live && <Later key={live.at} load={loadLiveNote} props={{ live }} />}
    </div>
  );
}
