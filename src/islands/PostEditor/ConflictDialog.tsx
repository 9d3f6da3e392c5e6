import { useRef } from 'react';
import { Actions, Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { formatMoment } from '#lib/dates.ts';
import type { Conflict } from './messages.ts';

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
  return (
    <Dialog ref={dialog} aria-labelledby="conflict-title" onClose={onClose}>
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
          <Actions>
            {/* First, and so with the focus: it changes nothing, should a key be pressed too early. */}
            <Button tone="quiet" onClick={() => dialog.current?.close()}>
              Decide later
            </Button>
            <Button onClick={onTake}>Take their version</Button>
            <Button tone="danger" onClick={onOverwrite}>
              {conflict.wanted === 'save' ? 'Replace it with mine' : 'Unpublish it anyway'}
            </Button>
          </Actions>
        </>
      ) : (
        <>
          <h2 id="conflict-title">This post was taken off the site</h2>
          <p className="mt-2 mb-5">
            Somebody unpublished or deleted it meanwhile. Your version is safe in this browser.
          </p>
          <Actions>
            <Button onClick={onDraft}>Keep it as a draft</Button>
            <Button tone="quiet" onClick={onPublishAgain}>
              Publish it again
            </Button>
          </Actions>
        </>
      )}
    </Dialog>
  );
}
