import { useRef } from 'react';
import { useModal } from '#components/ui/use-modal.ts';
import { formatMoment } from '#lib/dates.ts';
import { actionsLook } from './looks.ts';
import type { Conflict } from './said.ts';

type Props = {
  conflict: Conflict;
  onOverwrite: () => void;
  onTake: () => void;
  onPublishAgain: () => void;
  onDraft: () => void;
  onClose: () => void;
};

/** Two people wrote the same post: nothing is lost before somebody has chosen. */
export function ConflictDialog(props: Props) {
  const { conflict, onOverwrite, onTake, onPublishAgain, onDraft, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  return (
    <dialog ref={dialog} aria-labelledby="conflict-title" onClose={onClose}>
      {conflict.kind === 'changed' ? (
        <>
          <h2 id="conflict-title">Somebody else changed this post</h2>
          <p className="mt-2 mb-5">
            {`On the site stands “${conflict.title}”`}
            {conflict.modified && `, changed ${formatMoment(conflict.modified)}`}
            {conflict.wanted === 'save'
              ? '. Your version is safe in this browser and has not been written over it.'
              : '. It has not been taken off the site.'}
          </p>
          <div className={actionsLook}>
            {/* First, and so with the focus: it changes nothing, should a key be pressed too early. */}
            <button className="button quiet" type="button" onClick={() => dialog.current?.close()}>
              Decide later
            </button>
            <button className="button" type="button" onClick={onTake}>
              Take their version
            </button>
            <button className="button danger" type="button" onClick={onOverwrite}>
              {conflict.wanted === 'save' ? 'Replace it with mine' : 'Unpublish it anyway'}
            </button>
          </div>
        </>
      ) : (
        <>
          <h2 id="conflict-title">This post was taken off the site</h2>
          <p className="mt-2 mb-5">
            Somebody unpublished or deleted it meanwhile. Your version is safe in this browser.
          </p>
          <div className={actionsLook}>
            <button className="button" type="button" onClick={onDraft}>
              Keep it as a draft
            </button>
            <button className="button quiet" type="button" onClick={onPublishAgain}>
              Publish it again
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}
