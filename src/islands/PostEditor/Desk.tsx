import { type KeyboardEvent, useDeferredValue, useEffect, useReducer, useState } from 'react';
import { loadOwnPost } from '#backend/own-posts.ts';
import { Later } from '#components/account/Later.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { useSessionGuard } from '#components/account/use-session-guard.tsx';
import { countDraft, formatWords } from '#lib/editor/count.ts';
import { open, reduce, toDraft } from '#lib/editor/state.ts';
import { type Draft, headingLevels } from '#schemas/draft.ts';
import { loadShelf } from '#stores/drafts.ts';
import { backend, getAuth } from '#stores/session.ts';
import { Blocks } from './Blocks.tsx';
import { Details } from './Details.tsx';
import { Head } from './Head.tsx';
import { Notices } from './Notices.tsx';
import { nameInAddress } from './Opening.tsx';
import { loadPipeline } from './paste.ts';
import { Title } from './Title.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useAutosave } from './use-autosave.ts';
import { usePublishing } from './use-publishing.ts';

type Props = { draft: Draft; isStored: boolean; email: string; imageHosts: readonly string[] };

/** Milliseconds after which what a paste or a preview needs is fetched ahead. */
const settled = 2000;

// Fetched when they are wanted: most posts are written without them.
const loadConflictDialog = async () => (await import('./ConflictDialog.tsx')).ConflictDialog;
const loadPreview = async () => (await import('./Preview.tsx')).Preview;

export function Desk({ draft, isStored, email, imageHosts }: Props) {
  const [state, dispatch] = useReducer(reduce, draft, open);
  const { withSession, dialog } = useSessionGuard(email);
  const autosave = useAutosave(state, isStored ? draft.updatedAt : null);
  const { keeping, keptAt, write, accept } = autosave;
  const publishing = usePublishing({ state, dispatch, keep: write, withSession });
  const [isPreviewed, setIsPreviewed] = useState(false);
  const document = state.history.present;
  const seen = useDeferredValue(document);
  const current = document.blocks.find(({ id }) => id === state.current) ?? document.blocks[0];
  const { conflict, faults, busy } = publishing;

  useEffect(() => {
    const timer = setTimeout(() => void loadPipeline().catch(() => undefined), settled);
    return () => clearTimeout(timer);
  }, []);
  // The first thing written makes the draft one that a reload finds.
  useEffect(() => {
    if (keptAt !== null) nameInAddress(draft.id);
  }, [keptAt, draft.id]);

  const takeTheirs = async () => {
    const { live } = state.fixed;
    if (!live) return;
    const row = await withSession(() => loadOwnPost(getAuth(), backend, live.id));
    if (!row.ok) return publishing.tell(row.failure);
    if (row.value) await publishing.adopt(row.value);
  };
  const takeOther = () => {
    const other = loadShelf().drafts.find(({ id }) => id === draft.id);
    if (!other) return void write(state, true);
    accept(other.updatedAt);
    dispatch({ type: 'replace', draft: other });
  };

  const press = (event: KeyboardEvent) => {
    const act = (work: () => void) => {
      event.preventDefault();
      work();
    };
    const key = event.key.toLowerCase();
    const control = event.ctrlKey || event.metaKey;
    // The image forms keep their own typing until it is added: their undo is the browser's.
    const isOwnField = event.target instanceof HTMLElement && event.target.closest('.block form') !== null;
    if (event.altKey && key === 'f10')
      act(() => window.document.querySelector<HTMLElement>('#block-tools :enabled')?.focus());
    else if (control && key === 's') act(() => busy === null && void publishing.save());
    else if (control && !event.altKey && key === 'z' && !isOwnField) {
      act(() => dispatch({ type: 'step', to: event.shiftKey ? 'redo' : 'undo' }));
    } else if (control && key === 'y' && !isOwnField) act(() => dispatch({ type: 'step', to: 'redo' }));
    else if (control && event.altKey && /^Digit[0-6]$/.test(event.code)) {
      const level = headingLevels.find((one) => event.code === `Digit${one}`);
      act(() => dispatch({ type: 'turn', id: state.current, kind: level ?? 'paragraph' }));
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that mean the whole editor, whatever has the focus
    <div className="editor-desk" data-previewed={isPreviewed || undefined} onKeyDown={press}>
      <Head
        status={state.fixed.status}
        live={state.fixed.live}
        keptAt={keptAt}
        busy={busy}
        news={publishing.news}
        words={formatWords(countDraft(seen))}
        isPreviewed={isPreviewed}
        onPreview={() => setIsPreviewed(!isPreviewed)}
        onSave={() => void publishing.save()}
        onPublish={() => void publishing.publish()}
        onUnpublish={() => void publishing.unpublish()}
      />
      <Problem
        failure={publishing.failure}
        kept="Your draft is safe in this browser."
        onRetry={() => publishing.tell(null)}
      />
      <Notices
        keeping={keeping}
        draft={() => toDraft(state, new Date().toISOString())}
        onTakeOther={takeOther}
        onKeepThis={() => void write(state, true)}
      />
      {current && (
        <Toolbar
          block={current}
          count={document.blocks.length}
          canUndo={state.history.past.length > 0}
          canRedo={state.history.future.length > 0}
          dispatch={dispatch}
        />
      )}
      <div className="paper">
        <Title
          title={document.title}
          fault={faults.title}
          isNew={!isStored}
          firstBlock={document.blocks[0]?.id ?? ''}
          dispatch={dispatch}
        />
        <p className="fault" role="alert">
          {faults.blocks}
        </p>
        <Blocks blocks={document.blocks} current={state.current} focus={state.focus} dispatch={dispatch} />
      </div>
      {isPreviewed && <Later load={loadPreview} props={{ document: seen, imageHosts }} />}
      <Details document={document} faults={faults} dispatch={dispatch} onEdit={publishing.clearFault} />
      {conflict && (
        <Later
          load={loadConflictDialog}
          props={{
            conflict,
            onOverwrite: () => conflict.kind === 'changed' && void publishing.overwrite(conflict),
            onTake: () => void takeTheirs(),
            onPublishAgain: () => void publishing.publishAgain(),
            onDraft: publishing.backToDraft,
            onClose: publishing.dropConflict,
          }}
        />
      )}
      {dialog}
    </div>
  );
}
