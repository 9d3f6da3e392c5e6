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
  const { status, live, keptAt, busy, words, isPreviewed } = props;
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
          <Act
            label={isPublished ? 'Unpublish' : 'Save'}
            isQuiet
            busy={busy}
            onClick={isPublished ? props.onUnpublish : props.onSave}
          />
          <Act
            label={isPublished ? 'Save' : 'Publish'}
            busy={busy}
            onClick={isPublished ? props.onSave : props.onPublish}
          />
        </div>
      </div>
      {live && <Later key={live.at} load={loadLiveNote} props={{ live }} />}
    </div>
  );
}

const working = {
  Save: { state: 'saving', label: 'Saving...' },
  Publish: { state: 'publishing', label: 'Publishing...' },
  Unpublish: { state: 'unpublishing', label: 'Unpublishing...' },
} as const;

type ActProps = {
  label: keyof typeof working;
  isQuiet?: boolean;
  busy: Busy;
  onClick: () => void;
};

/** One of the two buttons; they stay in the page and keep the focus while they work and when they change their meaning. */
function Act({ label, isQuiet = false, busy, onClick }: ActProps) {
  return (
    <button
      className={isQuiet ? 'button quiet' : 'button'}
      type="button"
      aria-disabled={busy !== null}
      onClick={() => busy === null && onClick()}
    >
      {busy === working[label].state ? working[label].label : label}
    </button>
  );
}
