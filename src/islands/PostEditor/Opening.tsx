import { useEffect, useState } from 'react';
import { loadOwnPost } from '#backend/own-posts.ts';
import type { Failure } from '#backend/session.ts';
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

/** Brings a published post of the table into this browser. */
async function fetchLive(id: number, staff: Staff): Promise<Opened> {
  const row = await loadOwnPost(getAuth(), id);
  if (!row.ok) return { kind: 'failed', failure: row.failure };
  if (!row.value) return { kind: 'missing' };
  const fresh = makeDraft(staff.name, new Date().toISOString());
  const pipeline = await loadPipeline().catch(() => null);
  if (!pipeline) return { kind: 'failed', failure: { kind: 'unreachable' } };
  const draft = pipeline.toPublishedDraft(row.value, fresh);
  const isStored = keepDraft(draft, null) === 'kept';
  setDraftInAddress(draft.id);
  return { kind: 'open', draft, isStored };
}

/** What the address asks for: a draft of this browser, a post of the site, or a new one. */
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
