import type { RefObject } from 'react';
import { LazyPart } from '#components/account/LazyPart.tsx';
import { EditorIcon } from '#components/admin/EditorIcon.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
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
  /** The button of what is done next. */
  mainButton: RefObject<HTMLButtonElement | null>;
  onPreview: () => void;
  onSave: () => void;
  onPublish: () => void;
  onUnpublish: () => void;
  onDelete: () => void;
};

const loadLiveNote = async () => (await import('./LiveNote.tsx')).LiveNote;

/** On a phone all stand in one row. */
const narrow = 'px-4 max-sm:flex-auto max-sm:px-2';

/** State and actions of the post. */
export function Head(props: Props) {
  const { status, live, keptAt, busy, words, isPreviewed } = props;
  const isPublished = status === 'published';
  const isChanged = keptAt !== null && live !== undefined && hasUnsaved({ live, updatedAt: keptAt });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 pt-2 lg:col-span-full">
      <p className="flex flex-wrap items-center justify-between gap-x-2">
        <a className="inline-flex min-h-11 items-center gap-2 no-underline" href={routes.adminPosts}>
          <EditorIcon name="back" />
          Blog Posts
        </a>
        <span className="text-ink-soft">{words}</span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          {isPublished ? <Badge tone="leaf">Published</Badge> : <Badge>Draft</Badge>}
          <span className="text-ink-soft">
            {isChanged
              ? 'Changes not on the site yet: save them.'
              : keptAt
                ? `Kept ${formatMoment(keptAt)}`
                : 'Not written yet'}
          </span>
        </p>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Button
            tone="danger"
            className={narrow}
            aria-disabled={busy !== null}
            onClick={() => busy === null && props.onDelete()}
          >
            {busy === 'deleting' ? 'Deleting...' : 'Delete'}
          </Button>
          <Button
            tone="quiet"
            className={`aria-pressed:bg-wash aria-pressed:shadow-[inset_0_-3px_var(--color-haematoxylin)] ${narrow}`}
            aria-pressed={isPreviewed}
            onClick={props.onPreview}
          >
            <EditorIcon name="eye" />
            Preview
          </Button>
          <Act
            label={isPublished ? 'Unpublish' : 'Save'}
            isQuiet
            busy={busy}
            onClick={isPublished ? props.onUnpublish : props.onSave}
          />
          <Act
            label={isPublished ? 'Save' : 'Publish'}
            button={props.mainButton}
            busy={busy}
            onClick={isPublished ? props.onSave : props.onPublish}
          />
        </div>
      </div>
      {live && <LazyPart key={live.at} load={loadLiveNote} props={{ live }} />}
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
  button?: RefObject<HTMLButtonElement | null>;
  busy: Busy;
  onClick: () => void;
};

/** One of the two buttons; they stay in the page and keep the focus while they work and when they change their meaning. */
function Act({ label, isQuiet = false, button, busy, onClick }: ActProps) {
  return (
    <Button
      ref={button}
      tone={isQuiet ? 'quiet' : 'full'}
      className={narrow}
      aria-disabled={busy !== null}
      onClick={() => busy === null && onClick()}
    >
      {busy === working[label].state ? working[label].label : label}
    </Button>
  );
}
