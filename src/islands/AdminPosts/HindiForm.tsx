import { type SyntheticEvent, useState } from 'react';
import type { CopiedPost } from '#backend/copied-posts.ts';
import type { Failure } from '#backend/session.ts';
import { BusyButton } from '#components/account/BusyButton.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { HindiFields } from '#components/admin/HindiFields.tsx';
import { Actions, Button } from '#components/ui/Button.tsx';
import { findHindiFault, type HindiColumns, toHindiColumns } from '#lib/editor/hindi.ts';

type Props = {
  post: CopiedPost;
  /** Writes it; answers why that could not be. */
  onSave: (hindi: HindiColumns) => Promise<Failure | null>;
  onClose: () => void;
};

/** What a copied post is called and what it is about in Hindi: the one thing that is written of it here. */
export function HindiForm({ post, onSave, onClose }: Props) {
  const [hindi, setHindi] = useState({ title: post.title_hi ?? '', summary: post.summary_hi ?? '' });
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const found = findHindiFault(hindi);
    setFault(found);
    if (found !== null || isBusy) return;
    setFailure(null);
    setIsBusy(true);
    setFailure(await onSave(toHindiColumns(hindi)));
    setIsBusy(false);
  };
  return (
    <form
      className="grid basis-full gap-4 py-3"
      aria-label={`Hindi of ${post.title}`}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <HindiFields
        hindi={hindi}
        fault={fault}
        onFill={(field, value) => {
          setHindi((before) => ({ ...before, [field]: value }));
          setFault(null);
        }}
      />
      <Problem failure={failure} kept="What you typed is still here." />
      <Actions>
        <BusyButton type="submit" busy={isBusy}>
          {isBusy ? 'Saving...' : 'Save the Hindi'}
        </BusyButton>
        <Button tone="text" onClick={onClose}>
          Cancel
        </Button>
      </Actions>
    </form>
  );
}
