import { type Dispatch, type RefObject, useCallback, useRef, useState } from 'react';
import {
  loadOwnPost,
  type PostFields,
  type PublishResult,
  publishPost,
  unpublishPost,
  type WholePost,
} from '#backend/own-posts.ts';
import type { PostChange } from '#backend/post-history.ts';
import { mayBeDone, type Outcome, unexpected } from '#backend/session.ts';
import { routes } from '#config/routes.ts';
import { complete, findFaults } from '#lib/editor/complete-draft.ts';
import { type Action, type EditorState, isSame, reduce, toDraft } from '#lib/editor/state.ts';
import type { Live } from '#schemas/draft.ts';
import { dropDraft, type SaveResult } from '#stores/drafts.ts';
import { getAuth } from '#stores/session.ts';
import { type Conflict, type EditorMessages, explainRefusal, noMessages, toConflict } from './messages.ts';
import { loadPipeline } from './paste.ts';

/** Milliseconds that `Saving...` stands at least: quicker than this nobody sees it. */
const shortest = 500;

type Work = 'saving' | 'publishing' | 'unpublishing' | 'taking' | 'deleting';
export type Busy = Work | null;
type Guard = <Value>(work: () => Promise<Outcome<Value>>) => Promise<Outcome<Value>>;
type Known = Pick<Live, 'id' | 'version'>;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const unreachable: Partial<EditorMessages> = { failure: { kind: 'unreachable' } };

type Options = {
  live: Live | undefined;
  latest: RefObject<EditorState>;
  dispatch: Dispatch<Action>;
  keep: (next: EditorState, moment?: string) => SaveResult;
  withSession: Guard;
};

/** Saving, publishing and taking back; each tells how it went. */
export function usePublishing({ live, latest, dispatch, keep, withSession }: Options) {
  const [busy, setBusy] = useState<Busy>(null);
  const [said, setSaid] = useState(noMessages);
  /** What a failure came of. */
  const tried = useRef<Work>('saving');
  /** What was sent and not answered since the last answer: one of it may stand in the table. */
  const unanswered = useRef<{ known: Known | null; fields: PostFields }[]>([]);

  const run = async (next: Work, work: () => Promise<Partial<EditorMessages>>) => {
    tried.current = next;
    setBusy(next);
    setSaid(noMessages);
    const outcome = await work().catch((error: unknown): Partial<EditorMessages> => {
      console.error(error);
      return { failure: { kind: 'failed', message: unexpected } };
    });
    setSaid((before) => ({ ...before, ...outcome }));
    setBusy(null);
  };

  /** Changes the draft on the screen and in this browser. */
  const change = (action: Action, moment?: string): { next: EditorState; keeping: SaveResult } => {
    dispatch(action);
    const next = reduce(latest.current, action);
    return { next, keeping: keep(next, moment) };
  };
  const backToDraft = () => change({ type: 'status', status: 'draft', live: undefined });
  /** Fills in what was left empty. */
  const fillIn = () => {
    const draft = complete(toDraft(latest.current, new Date().toISOString()));
    return { draft, ...change({ type: 'completed', slug: draft.slug, excerpt: draft.excerpt }) };
  };

  /**
   * Writes a post. A slug that is held, or a version that nobody here has seen, can be the work of a try whose answer was lost:
   * the table knows that one again, and what was typed since goes over it.
   */
  const send = async (known: Known | null, fields: PostFields): Promise<Outcome<PublishResult>> => {
    const answer = await withSession(() => publishPost(getAuth(), known, fields));
    if (!answer.ok) {
      if (mayBeDone(answer.failure)) unanswered.current.push({ known, fields });
      return answer;
    }
    const { outcome } = answer.value;
    if (outcome !== 'slug' && outcome !== 'conflict') return answer;
    // Also what went over a post that an earlier try had made: where this one counts as new, only its slug tells.
    const before = unanswered.current.filter((one) =>
      known ? one.known?.id === known.id : one.fields.slug === fields.slug,
    );
    for (const one of before) {
      const again = await withSession(() => publishPost(getAuth(), one.known, one.fields));
      if (!again.ok) return again;
      if (again.value.outcome === 'done') return send(again.value, fields);
    }
    return answer;
  };

  const write = async (known: Known | null): Promise<Partial<EditorMessages>> => {
    const { draft, next } = fillIn();
    const faults = findFaults(draft);
    if (Object.keys(faults).length > 0) return { faults };
    const pipeline = await loadPipeline().catch(() => null);
    if (!pipeline) return unreachable;
    const fields = pipeline.toPostFields(draft);
    const [answer] = await Promise.all([send(known, fields), wait(shortest)]);
    if (!answer.ok) return { failure: answer.failure };
    const result = answer.value;
    if (result.outcome !== 'done') return explainRefusal(result);
    unanswered.current = [];
    const { id, version, slug } = result;
    // With words that came after it was sent, the draft was the same as the row only then.
    const moment = new Date().toISOString();
    const isSent = isSame(next, latest.current);
    const live = { id, version, slug, at: isSent ? moment : draft.updatedAt };
    const { content, excerpt, featured_media: media, date = moment } = fields;
    change({ type: 'status', status: 'published', live, opened: { content, excerpt, media, date } }, moment);
    return {
      news: known
        ? 'Saved. The article shows it after the next build.'
        : 'Published. It is on the site after the next build.',
    };
  };

  /** Off the site; says what kept it there, or null. */
  const withdraw = async (known: Known): Promise<Partial<EditorMessages> | null> => {
    const answer = await withSession(() => unpublishPost(getAuth(), known));
    if (!answer.ok) return { failure: answer.failure };
    return answer.value.outcome === 'conflict' ? toConflict(answer.value, 'unpublish') : null;
  };
  const takeBack = async (known: Known): Promise<Partial<EditorMessages>> => {
    const refusal = await withdraw(known);
    if (refusal) return refusal;
    backToDraft();
    return { news: 'It is a draft again. The article leaves the site with the next build.' };
  };

  /** Takes what stands in the table; undo brings the own version back. */
  const adopt = async (row: WholePost): Promise<Partial<EditorMessages>> => {
    const { toPublishedDraft } = await loadPipeline();
    const draft = toPublishedDraft(row, toDraft(latest.current, new Date().toISOString()));
    change({ type: 'replace', draft }, draft.updatedAt);
    // The block that had the focus is gone.
    dispatch({ type: 'focus', id: draft.blocks[0]?.id ?? '', caret: 'block' });
    return { news: 'This is their version. Undo brings yours back.' };
  };

  const save = () =>
    run('saving', async () => {
      if (live) return write(live);
      const { keeping } = fillIn();
      await wait(shortest);
      return keeping === 'kept' ? { news: 'Saved in this browser.' } : {};
    });
  const publish = () => run('publishing', () => write(null));
  const unpublish = () =>
    run('unpublishing', async () => {
      if (live) return takeBack(live);
      // A draft brought back from a copy may call itself published without a row of the table behind it.
      backToDraft();
      return {};
    });
  /** Off the site and out of this browser. */
  const remove = () =>
    run('deleting', async () => {
      const refusal = live ? await withdraw(live) : null;
      if (refusal) return refusal;
      // Written once more, so that nothing is left to be kept when the page goes.
      keep(latest.current);
      if (dropDraft(latest.current.fixed.id)) location.assign(routes.adminPosts);
      return {};
    });
  /** Brings an earlier version onto the screen; saving writes it, undo takes it away again. */
  const goBack = (earlierPost: PostChange) =>
    run('taking', async () => {
      const pipeline = await loadPipeline().catch(() => null);
      if (!pipeline) return unreachable;
      const now = toDraft(latest.current, new Date().toISOString());
      const { opened, ...earlier } = pipeline.toDraftContent(earlierPost, now);
      const draft = { ...earlier, ...(now.opened && { opened: now.opened }) };
      change({ type: 'replace', draft }, draft.updatedAt);
      return {
        news: 'The earlier version is on the screen. Save writes it; Undo brings back what was here.',
      };
    });
  const take = () =>
    run('taking', async () => {
      if (!live) return {};
      const row = await withSession(() => loadOwnPost(getAuth(), live.id));
      if (!row.ok) return { failure: row.failure };
      return row.value ? adopt(row.value).catch(() => unreachable) : { conflict: { kind: 'gone' } };
    });
  /** Does over the version that stands there now what was wanted over the old one. */
  const overwrite = ({ version, wanted }: Extract<Conflict, { kind: 'changed' }>) => {
    const [work, act] =
      wanted === 'save' ? (['saving', write] as const) : (['unpublishing', takeBack] as const);
    return run(work, async () => (live ? act({ id: live.id, version }) : {}));
  };
  const again = {
    saving: save,
    publishing: publish,
    unpublishing: unpublish,
    taking: take,
    deleting: remove,
  };

  return {
    busy,
    ...said,
    save,
    /** Also of a post that was taken off the site: it becomes a new one. */
    publish,
    unpublish,
    remove,
    goBack,
    take,
    overwrite,
    retry: () => again[tried.current](),
    backToDraft: () => {
      backToDraft();
      setSaid({ ...noMessages, news: 'It is a draft again.' });
    },
    dropConflict: () => setSaid((before) => ({ ...before, conflict: null })),
    clearFault: () => setSaid((before) => ({ ...before, faults: {} })),
    /** Writing on makes news old, and fills what was empty; a fault of the details stays until they are changed. */
    clearSaid: useCallback(
      () =>
        setSaid((before) => {
          const { title, blocks, ...faults } = before.faults;
          return before.news || title || blocks ? { ...before, news: '', faults } : before;
        }),
      [],
    ),
  };
}
