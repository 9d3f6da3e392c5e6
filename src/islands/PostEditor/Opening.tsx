import { useEffect, useState } from 'react';
import { loadOwnPost } from '#backend/own-posts.ts';
import { loadRemovedPost } from '#backend/post-history.ts';
import type { Failure, Outcome } from '#backend/session.ts';
import { LazyPart } from '#components/account/LazyPart.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { SkeletonLines } from '#components/admin/SkeletonLines.tsx';
import type { Staff } from '#components/admin/use-staff.ts';
import { Actions, ButtonLink } from '#components/ui/Button.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { routes } from '#config/routes.ts';
import { makeDraft } from '#lib/editor/state.ts';
import type { Draft } from '#schemas/draft.ts';
import { keepDraft, loadStoredDrafts } from '#stores/drafts.ts';
import { getAuth } from '#stores/session.ts';
import { setDraftInAddress } from './draft-address.ts';
import { loadPipeline } from './paste.ts';

/** With the editor library, of which nobody has need before there is a post to show. */
const loadWorkspace = async () => (await import('./Workspace.tsx')).Workspace;

type Opened =
  | { kind: 'opening' }
  | { kind: 'open'; draft: Draft; isStored: boolean }
  | { kind: 'missing' }
  | { kind: 'failed'; failure: Failure };

type Pipeline = Awaited<ReturnType<typeof loadPipeline>>;

/** Brings a post of the database into this browser, as the draft that is made of it. */
async function fetchPost<Row>(
  loading: Promise<Outcome<Row | null>>,
  toDraft: (pipeline: Pipeline, row: Row, fresh: Draft) => Draft,
  staff: Staff,
): Promise<Opened> {
  const row = await loading;
  if (!row.ok) return { kind: 'failed', failure: row.failure };
  if (!row.value) return { kind: 'missing' };
  const fresh = makeDraft(staff.name, new Date().toISOString());
  const pipeline = await loadPipeline().catch(() => null);
  if (!pipeline) return { kind: 'failed', failure: { kind: 'unreachable' } };
  const draft = toDraft(pipeline, row.value, fresh);
  const isStored = keepDraft(draft, null) === 'kept';
  setDraftInAddress(draft.id);
  return { kind: 'open', draft, isStored };
}

const fetchLive = (id: number, staff: Staff): Promise<Opened> =>
  fetchPost(
    loadOwnPost(getAuth(), id),
    (pipeline, row, fresh) => pipeline.toPublishedDraft(row, fresh),
    staff,
  );

/** One that was taken off the site comes back as a draft; publishing it is another step. */
const fetchRemoved = (id: number, staff: Staff): Promise<Opened> =>
  fetchPost(
    loadRemovedPost(getAuth(), id),
    (pipeline, row, fresh) => pipeline.toDraftContent(row, fresh),
    staff,
  );

/** What the address asks for: a draft of this browser, a post of the site, one that was removed, or a new one. */
async function openPost(staff: Staff): Promise<Opened> {
  const query = new URLSearchParams(location.search);
  const { drafts } = loadStoredDrafts();
  const live = Number(query.get('live'));
  const wanted = query.get('post');
  const draft = drafts.find((one) => (live > 0 ? one.live?.id === live : one.id === wanted));
  if (draft) {
    if (live > 0) setDraftInAddress(draft.id);
    return { kind: 'open', draft, isStored: true };
  }
  if (live > 0) return fetchLive(live, staff);
  const removed = Number(query.get('removed'));
  if (removed > 0) return fetchRemoved(removed, staff);
  if (wanted !== null && wanted !== 'new') return { kind: 'missing' };
  return { kind: 'open', draft: makeDraft(staff.name, new Date().toISOString()), isStored: false };
}

export function Opening({ staff, imageHosts }: { staff: Staff; imageHosts: readonly string[] }) {
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a post is opened once
  useEffect(() => void openPost(staff).then(setOpened), []);

  switch (opened.kind) {
    case 'opening':
      return <SkeletonLines lines={9} />;
    case 'open':
      return (
        <LazyPart
          load={loadWorkspace}
          props={{ draft: opened.draft, isStored: opened.isStored, email: staff.email, imageHosts }}
        />
      );
    case 'missing':
      return (
        <Panel heading="This post is not here">
          <p>
            Drafts are kept in the browser they were written in. It may have been deleted, or lie in another
            browser.
          </p>
          <Actions>
            <ButtonLink href={routes.adminPosts}>All posts</ButtonLink>
          </Actions>
        </Panel>
      );
    case 'failed':
      return (
        <Panel>
          <Problem failure={opened.failure} onRetry={() => location.reload()} />
          <Actions>
            <ButtonLink tone="quiet" href={routes.adminPosts}>
              All posts
            </ButtonLink>
          </Actions>
        </Panel>
      );
    default:
      return opened satisfies never;
  }
}
