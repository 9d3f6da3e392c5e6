import type { Editor } from '@tiptap/react';
import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { LazyPart } from '#components/account/LazyPart.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { useSessionGuard } from '#components/account/use-session-guard.tsx';
import { deleteQuestion } from '#components/admin/delete-question.ts';
import { Fault } from '#components/ui/Field.tsx';
import { countDraft, formatWords } from '#lib/editor/count.ts';
import { type Action, open, reduce, toDraft } from '#lib/editor/state.ts';
import type { Draft } from '#schemas/draft.ts';
import { loadStoredDrafts } from '#stores/drafts.ts';
import { Blocks } from './Blocks.tsx';
import { Details } from './Details.tsx';
import { setDraftInAddress } from './draft-address.ts';
import { Head } from './Head.tsx';
import { Notices } from './Notices.tsx';
import { loadPipeline } from './paste.ts';
import { pressKey } from './press-key.ts';
import { Title } from './Title.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useAutosave } from './use-autosave.ts';
import { usePublishing } from './use-publishing.ts';
import { WorkspaceContext } from './workspace-context.ts';

type Props = { draft: Draft; isStored: boolean; email: string; imageHosts: readonly string[] };

/** Milliseconds after which what a paste or a preview needs is fetched ahead. */
const settled = 2000;

// Loaded on use: most posts are written without them.
const loadConflictDialog = async () => (await import('./ConflictDialog.tsx')).ConflictDialog;
const loadPreview = async () => (await import('./Preview.tsx')).Preview;

export function Workspace({ draft, isStored, email, imageHosts }: Props) {
  const [state, dispatch] = useReducer(reduce, draft, open);
  const { withSession, dialog } = useSessionGuard(email);
  const { keeping, keptAt, latest, write } = useAutosave(state, isStored ? draft.updatedAt : null);
  const publishing = usePublishing({ live: state.fixed.live, latest, dispatch, keep: write, withSession });
  const [isPreviewed, setIsPreviewed] = useState(false);
  /** The editor that the caret was last in. */
  const [active, setActive] = useState<{ id: string; editor: Editor } | null>(null);
  const [refused, refuse] = useState('');
  const tools = useRef<HTMLDivElement>(null);
  const workspace = useMemo(
    () => ({ onActive: (id: string, editor: Editor) => setActive({ id, editor }), refuse }),
    [],
  );
  const document = state.history.present;
  const seen = useDeferredValue(document);
  const current = document.blocks.find(({ id }) => id === state.current) ?? document.blocks[0];
  const { conflict, faults, busy, clearSaid } = publishing;
  const hasFaults = Object.keys(faults).length > 0;
  const edit = useCallback(
    (action: Action) => {
      if (action.type !== 'select' && action.type !== 'focus' && action.type !== 'go') {
        clearSaid();
        refuse('');
      }
      dispatch(action);
    },
    [clearSaid],
  );

  useEffect(() => {
    const timer = setTimeout(() => void loadPipeline().catch(() => undefined), settled);
    return () => clearTimeout(timer);
  }, []);
  // Once the draft is kept, its id is in the address, so that a reload finds it.
  useEffect(() => {
    if (keptAt !== null) setDraftInAddress(draft.id);
  }, [keptAt, draft.id]);

  // A preview hides the fields on narrow screens; faults are shown beside them.
  useEffect(() => {
    if (hasFaults) setIsPreviewed(false);
  }, [hasFaults]);
  const firstId = document.blocks[0]?.id ?? '';
  const isOnlyEmpty = faults.blocks !== undefined && faults.title === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once, when it is said
  useEffect(() => {
    if (isOnlyEmpty) dispatch({ type: 'focus', id: firstId, caret: 'end' });
  }, [isOnlyEmpty]);

  const keepThis = () => {
    write(state, undefined, true);
    dispatch({ type: 'focus', id: state.current, caret: 'block' });
  };
  const takeOther = () => {
    const other = loadStoredDrafts().drafts.find(({ id }) => id === draft.id);
    if (!other) return keepThis();
    const action = { type: 'replace', draft: other } as const;
    write(reduce(state, action), other.updatedAt, true);
    dispatch(action);
    dispatch({ type: 'focus', id: other.blocks[0]?.id ?? '', caret: 'block' });
  };

  // Retry disappears once pressed, so the focus moves to the main button.
  const mainButton = useRef<HTMLButtonElement>(null);
  const retry = () => {
    void publishing.retry();
    mainButton.current?.focus();
  };
  const erase = () => {
    if (confirm(deleteQuestion)) void publishing.remove();
  };

  const press = (event: KeyboardEvent) =>
    pressKey(
      event,
      state.current,
      edit,
      () => busy === null && void publishing.save(),
      () => tools.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that mean the whole editor, whatever has the focus
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-8 lg:pt-4 lg:data-previewed:grid-cols-2"
      data-previewed={(isPreviewed && !hasFaults) || undefined}
      onKeyDown={press}
    >
      <Head
        status={state.fixed.status}
        live={state.fixed.live}
        keptAt={keptAt}
        busy={busy}
        words={formatWords(countDraft(seen))}
        isPreviewed={isPreviewed}
        mainButton={mainButton}
        onPreview={() => setIsPreviewed(!isPreviewed)}
        onSave={() => void publishing.save()}
        onPublish={() => void publishing.publish()}
        onUnpublish={() => void publishing.unpublish()}
        onDelete={erase}
      />
      {/* What went wrong and the tools stay in sight, however long the post is. */}
      <div className="sticky top-0 z-5 -mx-4 border-y border-rule bg-wash lg:col-span-full lg:mx-0 lg:overflow-clip lg:rounded-soft lg:border">
        <Problem failure={publishing.failure} kept="Your draft is safe in this browser." onRetry={retry} />
        <Notices
          keeping={keeping}
          draft={() => toDraft(state, new Date().toISOString())}
          onTakeOther={takeOther}
          onKeepThis={keepThis}
        />
        {current && (
          <div className="max-lg:in-data-previewed:hidden">
            <Toolbar
              ref={tools}
              block={current}
              editor={active?.id === current.id ? active.editor : null}
              count={document.blocks.length}
              canUndo={state.history.past.length > 0}
              canRedo={state.history.future.length > 0}
              dispatch={edit}
            />
          </div>
        )}
        <p
          className="border-t border-rule bg-sheet px-4 py-1 text-small font-[600] text-leaf empty:hidden"
          role="status"
        >
          {publishing.news}
        </p>
      </div>
      <WorkspaceContext value={workspace}>
        <div className="min-w-0 rounded-l-sharp rounded-r-soft border border-l-4 border-rule border-l-haematoxylin bg-sheet px-4 pt-5 pb-8 max-lg:in-data-previewed:hidden lg:px-10 lg:pt-8 lg:pb-16 lg:*:mx-auto lg:*:max-w-[46rem] lg:in-data-previewed:px-6">
          <Title
            title={document.title}
            fault={faults.title}
            isNew={!isStored}
            firstBlock={firstId}
            dispatch={edit}
          />
          <Fault name="post-blocks" fault={faults.blocks || refused} isSpoken />
          <Blocks blocks={document.blocks} current={state.current} focus={state.focus} dispatch={edit} />
        </div>
      </WorkspaceContext>
      {isPreviewed && !hasFaults && <LazyPart load={loadPreview} props={{ document: seen, imageHosts }} />}
      <Details
        document={document}
        faults={faults}
        live={state.fixed.live}
        dispatch={edit}
        onEdit={publishing.clearFault}
        onGoBack={(change) => void publishing.goBack(change)}
      />
      {conflict && (
        <LazyPart
          load={loadConflictDialog}
          props={{
            conflict,
            onOverwrite: () => conflict.kind === 'changed' && void publishing.overwrite(conflict),
            onTake: () => void publishing.take(),
            onPublishAgain: () => void publishing.publish(),
            onDraft: publishing.backToDraft,
            onClose: publishing.dropConflict,
          }}
        />
      )}
      {dialog}
    </div>
  );
}
