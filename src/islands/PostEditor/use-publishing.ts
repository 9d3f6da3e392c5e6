import { type Dispatch, useCallback, useRef, useState } from 'react';
import {
  loadOwnPost,
  type PostFields,
  publishPost,
  unpublishPost,
  type WholePost,
} from '#backend/own-posts.ts';
import type { Failure, Outcome } from '#backend/session.ts';
import { complete, findFaults } from '#lib/editor/complete.ts';
import { toPictureAddress } from '#lib/editor/picture-address.ts';
import { type Action, type EditorState, reduce, toDraft } from '#lib/editor/state.ts';
import type { Draft, Live } from '#schemas/draft.ts';
import type { Keeping } from '#stores/drafts.ts';
import { backend, getAuth } from '#stores/session.ts';
import { loadPipeline } from './paste.ts';

/** Milliseconds that `Saving...` stands at least: quicker than this nobody sees it. */
const shortest = 500;

export type Conflict =
  /** Somebody else has changed the published post; `version` is what stands there now. */
  | { kind: 'changed'; version: number; title: string; modified: string | null; wanted: 'save' | 'unpublish' }
  | { kind: 'gone' };
type Work = 'saving' | 'publishing' | 'unpublishing' | 'taking';
export type Busy = Work | null;
/** What stands in the way of publishing, in words beside the field. */
export type Faults = ReturnType<typeof findFaults> & { categories?: string };
type Guard = <Value>(work: () => Promise<Outcome<Value>>) => Promise<Outcome<Value>>;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What the table holds of a draft: clean HTML, and no picture where there is none. */
async function toFields(draft: Draft): Promise<PostFields> {
  const { blocksToHtml, toSafeHtml, toSafeText } = await loadPipeline();
  const url = toPictureAddress(draft.featuredImage);
  return {
    slug: draft.slug,
    title: draft.title.trim(),
    excerpt: toSafeText(draft.excerpt),
    content: toSafeHtml(blocksToHtml(draft.blocks)),
    categories: draft.categories,
    featured_media: url === null ? null : { url, alt_text: '' },
  };
}

type Options = {
  state: EditorState;
  dispatch: Dispatch<Action>;
  keep: (next: EditorState) => Keeping;
  withSession: Guard;
};

/** Saving, publishing and taking back; each tells how it went. */
export function usePublishing({ state, dispatch, keep, withSession }: Options) {
  const [busy, setBusy] = useState<Busy>(null);
  const [news, setNews] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** What a failure came of. */
  const tried = useRef<Work>('saving');

  /** Writing on makes news old, and fills what was empty; a fault of the details stays until they are changed. */
  const clearSaid = useCallback(() => {
    setNews('');
    setFaults((before) => {
      if (!before.title && !before.blocks) return before;
      const { title: _title, blocks: _blocks, ...rest } = before;
      return rest;
    });
  }, []);

  const begin = (next: Busy) => {
    setBusy(next);
    setNews('');
    setFailure(null);
    setFaults({});
    setConflict(null);
  };

  /** Fills in what was left empty, on the screen and in this browser. */
  const fillIn = (): { draft: Draft; next: EditorState; keeping: Keeping } => {
    const draft = complete(toDraft(state, new Date().toISOString()));
    const action: Action = { type: 'completed', slug: draft.slug, excerpt: draft.excerpt };
    dispatch(action);
    const next = reduce(state, action);
    return { draft, next, keeping: keep(next) };
  };

  const setStatus = (next: EditorState, status: Draft['status'], live: Live | undefined) => {
    const action: Action = { type: 'status', status, live };
    dispatch(action);
    keep(reduce(next, action));
  };

  const write = async (known: Pick<Live, 'id' | 'version'> | null): Promise<void> => {
    const { draft, next } = fillIn();
    const found = findFaults(draft);
    if (Object.keys(found).length > 0) return setFaults(found);
    let fields: PostFields;
    try {
      fields = await toFields(draft);
    } catch {
      return setFailure({ kind: 'unreachable' });
    }
    const [answer] = await Promise.all([
      withSession(() => publishPost(getAuth(), backend, known, fields)),
      wait(shortest),
    ]);
    if (!answer.ok) return setFailure(answer.failure);
    const result = answer.value;
    switch (result.outcome) {
      case 'done': {
        const { id, version, slug } = result;
        setStatus(next, 'published', { id, version, slug, at: new Date().toISOString() });
        return setNews(
          known
            ? 'Saved. The article shows it after the next build.'
            : 'Published. It is on the site after the next build.',
        );
      }
      case 'slug':
        return setFaults({
          slug:
            result.origin === 'wordpress'
              ? `This address belongs to “${result.title}”, a post copied from WordPress. Please choose another slug.`
              : `This address belongs to “${result.title}”, another post of this site. Please choose another slug.`,
        });
      case 'category':
        return setFaults({
          categories: 'A category was removed meanwhile. Please untick it and try again.',
        });
      case 'conflict': {
        const { version, title, modified } = result;
        return setConflict({ kind: 'changed', version, title, modified, wanted: 'save' });
      }
      case 'gone':
        return setConflict({ kind: 'gone' });
      default:
        return result satisfies never;
    }
  };

  const takeBack = async (known: Pick<Live, 'id' | 'version'>): Promise<void> => {
    const answer = await withSession(() => unpublishPost(getAuth(), backend, known));
    if (!answer.ok) return setFailure(answer.failure);
    const result = answer.value;
    if (result.outcome === 'conflict') {
      const { version, title, modified } = result;
      return setConflict({ kind: 'changed', version, title, modified, wanted: 'unpublish' });
    }
    setStatus(state, 'draft', undefined);
    setNews('It is a draft again. The article leaves the site with the next build.');
  };

  const { live } = state.fixed;
  const run = async (next: Work, work: () => Promise<void>) => {
    tried.current = next;
    begin(next);
    await work();
    setBusy(null);
  };

  /** Takes what stands in the table; undo brings the own version back. */
  const adopt = async (row: WholePost) => {
    const draft = await toAdopted(row, toDraft(state, new Date().toISOString()));
    if (!draft) return setFailure({ kind: 'refused', message: notOurs });
    const action: Action = { type: 'replace', draft };
    dispatch(action);
    // The words that have the focus go with their block.
    if (document.activeElement?.closest('.blocks')) {
      dispatch({ type: 'focus', id: draft.blocks[0]?.id ?? '', caret: 'block' });
    }
    keep(reduce(state, action));
    setNews('This is their version. Undo brings yours back.');
  };

  const save = () =>
    run('saving', async () => {
      if (live) return write(live);
      const { keeping } = fillIn();
      await wait(shortest);
      if (keeping === 'kept') setNews('Saved in this browser.');
    });
  const publish = () => run('publishing', () => write(null));
  // A draft brought back from a copy may call itself published without a row of the table behind it.
  const unpublish = () =>
    run('unpublishing', async () => (live ? takeBack(live) : setStatus(state, 'draft', undefined)));
  const take = () =>
    run('taking', async () => {
      if (!live) return;
      const row = await withSession(() => loadOwnPost(getAuth(), backend, live.id));
      if (!row.ok) return setFailure(row.failure);
      if (!row.value) return setConflict({ kind: 'gone' });
      try {
        await adopt(row.value);
      } catch {
        setFailure({ kind: 'unreachable' });
      }
    });
  const again = { saving: save, publishing: publish, unpublishing: unpublish, taking: take };

  return {
    busy,
    news,
    failure,
    faults,
    conflict,
    save,
    /** Also of a post that was taken off the site: it becomes a new one. */
    publish,
    unpublish,
    take,
    retry: () => again[tried.current](),
    /** Does over the version that stands there now what was wanted over the old one. */
    overwrite: ({ version, wanted }: Extract<Conflict, { kind: 'changed' }>) => {
      const known = live && { id: live.id, version };
      return run(wanted === 'save' ? 'saving' : 'unpublishing', async () => {
        if (known) await (wanted === 'save' ? write(known) : takeBack(known));
      });
    },
    backToDraft: () => {
      begin(null);
      setStatus(state, 'draft', undefined);
      setNews('It is a draft again.');
    },
    dropConflict: () => setConflict(null),
    clearFault: () => setFaults({}),
    clearSaid,
  };
}

/** Said of articles with parts that blocks cannot hold. */
export const notOurs =
  'This article has parts that blocks cannot hold, such as lists, tables or links. It can be read on the site, but not changed here.';

/** A row as a draft, in the place of `draft`; null when blocks cannot hold all of it. */
export async function toAdopted(row: WholePost, draft: Draft): Promise<Draft | null> {
  const { htmlToSameBlocks, htmlToText } = await loadPipeline();
  const blocks = htmlToSameBlocks(row.content);
  if (!blocks) return null;
  const now = new Date().toISOString();
  return {
    ...draft,
    title: row.title,
    slug: row.slug,
    status: 'published',
    updatedAt: now,
    excerpt: htmlToText(row.excerpt),
    featuredImage: row.featured_media?.url ?? '',
    categories: row.categories,
    blocks: blocks.length > 0 ? blocks.map((block, order) => ({ ...block, order })) : draft.blocks,
    live: { id: row.id, version: row.version, slug: row.slug, at: now },
  };
}
