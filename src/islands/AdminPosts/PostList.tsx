import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { unpublishPost } from '#backend/own-posts.ts';
import type { Failure } from '#backend/session.ts';
import { FocusedStatus } from '#components/account/FocusedStatus.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { useSessionGuard } from '#components/account/use-session-guard.tsx';
import { deleteQuestion } from '#components/admin/delete-question.ts';
import { EditorIcon } from '#components/admin/EditorIcon.tsx';
import type { Staff } from '#components/admin/use-staff.ts';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { inputLook } from '#components/ui/Field.tsx';
import { Panel, sheetLook } from '#components/ui/Panel.tsx';
import { routes } from '#config/routes.ts';
import { filterDrafts, filterPublished, type Shown } from '#lib/editor/list.ts';
import type { Draft } from '#schemas/draft.ts';
import { $drafts, dropDraft, keepDraft } from '#stores/drafts.ts';
import { getAuth } from '#stores/session.ts';
import { CopiedList } from './CopiedList.tsx';
import { PostRow } from './PostRow.tsx';
import { RemovedList } from './RemovedList.tsx';
import { SitePostList } from './SitePostList.tsx';
import { StorageNote } from './StorageNote.tsx';
import { useSitePosts } from './use-site-posts.ts';

const chips = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: 'Drafts' },
  { value: 'published', label: 'Published' },
] as const satisfies readonly { value: Shown; label: string }[];

const chip =
  'relative inline-flex min-h-11 cursor-pointer items-center rounded-round border border-rule-strong px-3.5 text-small font-[600] tabular-nums has-checked:border-haematoxylin has-checked:bg-haematoxylin has-checked:text-sheet has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-haematoxylin forced-colors:has-checked:bg-[SelectedItem] forced-colors:has-checked:text-[SelectedItemText] forced-colors:has-checked:forced-color-adjust-none';

/** What is deleted: a draft of this browser, a post of the site, or both. */
type Target = {
  title: string;
  draft: Draft | undefined;
  live: { id: number; version: number } | undefined;
};

export function PostList({ staff }: { staff: Staff }) {
  const { drafts, locked } = useStore($drafts);
  const [shown, setShown] = useState<Shown>('all');
  const [words, setWords] = useState('');
  const [deleted, setDeleted] = useState<Draft | null>(null);
  const [news, setNews] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  /** The post whose deletion failed. */
  const [kept, setKept] = useState<Target | null>(null);
  const { withSession, dialog } = useSessionGuard(staff.email);
  const refuse = (message: string) => setFailure({ kind: 'refused', message });
  const sitePosts = useSitePosts(drafts);
  const list = filterDrafts(drafts, shown, words);
  const others = filterPublished(sitePosts.posts, shown, words);
  const found = list.length + others.length;
  const isEmpty = sitePosts.kind === 'ready' && drafts.length + sitePosts.posts.length === 0;
  const count = (state: Shown) =>
    filterDrafts(drafts, state, '').length + filterPublished(sitePosts.posts, state, '').length;

  const erase = async (target: Target) => {
    if (!confirm(deleteQuestion)) return;
    await remove(target);
  };
  const remove = async (target: Target) => {
    setFailure(null);
    setNews('');
    setDeleted(null);
    setKept(target);
    const { title, draft, live } = target;
    if (live) {
      const answer = await withSession(() => unpublishPost(getAuth(), live));
      if (!answer.ok) return setFailure(answer.failure);
      if (answer.value.outcome === 'conflict') {
        return refuse(
          'Somebody else changed this post meanwhile. Open it and look at it before you delete it.',
        );
      }
    }
    if (draft) {
      if (!dropDraft(draft.id)) return refuse('This browser could not delete the draft.');
      const { live: _, ...rest } = draft;
      setDeleted({ ...rest, status: 'draft' });
    } else sitePosts.retry();
    setNews(`“${title || 'Untitled'}” is deleted${live ? ' and leaves the site with the next build' : ''}.`);
  };
  const restore = () => {
    if (!deleted) return;
    if (keepDraft(deleted, null) !== 'kept')
      return refuse('This browser has no room: the draft could not be brought back.');
    setNews(`“${deleted.title || 'Untitled'}” is back as a draft.`);
    setDeleted(null);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <ButtonLink href={`${routes.adminEditor}?post=new`}>
          <EditorIcon name="plus" />
          New Post
        </ButtonLink>
        <fieldset className="m-0 flex min-w-0 flex-wrap gap-1.5 border-0 p-0">
          <legend className="sr-only">Show</legend>
          {chips.map(({ value, label }) => (
            <label key={value} className={chip}>
              <input
                type="radio"
                name="shown"
                className="pointer-events-none absolute m-0 size-px opacity-0"
                checked={shown === value}
                onChange={() => setShown(value)}
              />
              <span>
                {label} <span className="inline-block min-w-[2ch]">{count(value)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <input
          className={`max-w-[22rem] flex-[1_1_12rem] ${inputLook}`}
          type="search"
          aria-label="Search posts"
          placeholder="Search"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </div>
      <StorageNote locked={locked} />
      <Problem failure={failure} onRetry={() => kept && void remove(kept)} />
      <FocusedStatus turn={news}>
        <span>{news}</span>
        {deleted && (
          <Button tone="text" className="flex-none" onClick={restore}>
            Undo
          </Button>
        )}
      </FocusedStatus>
      <p className="sr-only" role="status">{`${found} ${found === 1 ? 'post' : 'posts'} shown`}</p>
      {found === 0 && sitePosts.kind !== 'loading' && (
        <Panel>
          <h2 className="text-h3">{isEmpty ? 'No posts yet' : 'No posts found'}</h2>
          <p>
            {isEmpty
              ? 'Begin with a new post; it stays a draft until you publish it.'
              : 'Try other words, or show all posts.'}
          </p>
        </Panel>
      )}
      {list.length > 0 && (
        <ul className={sheetLook} aria-label="In this browser">
          {list.map((draft) => (
            <PostRow
              key={draft.id}
              draft={draft}
              onDelete={() => void erase({ title: draft.title, draft, live: draft.live })}
            />
          ))}
        </ul>
      )}
      <SitePostList
        sitePosts={sitePosts}
        found={others}
        onDelete={(post) => void erase({ title: post.title, draft: undefined, live: post })}
      />
      {/* In their order on the screen: none is pushed down by one above it. */}
      <div className="empty:hidden" hidden={shown === 'draft' || sitePosts.kind === 'loading'}>
        <CopiedList words={words} withSession={withSession} />
      </div>
      {shown === 'all' && sitePosts.kind === 'ready' && (
        <RemovedList
          words={words}
          present={[...drafts, ...sitePosts.posts].map(({ slug }) => slug)}
          turn={news}
        />
      )}
      {dialog}
    </div>
  );
}
