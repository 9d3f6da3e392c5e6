import { download } from '#components/account/download.ts';
import { Actions, Button } from '#components/ui/Button.tsx';
import { Callout } from '#components/ui/Callout.tsx';
import type { Draft } from '#schemas/draft.ts';
import type { SaveResult } from '#stores/drafts.ts';

type Props = { keeping: SaveResult; draft: () => Draft; onTakeOther: () => void; onKeepThis: () => void };

/** Says plainly when a draft is not being kept, and what to do about it. */
export function Notices({ keeping, draft, onTakeOther, onKeepThis }: Props) {
  const save = () => {
    const { slug, ...rest } = draft();
    download(`${slug || 'draft'}.json`, 'application/json', JSON.stringify([{ ...rest, slug }]));
  };
  return (
    <div role="alert">
      {keeping === 'full' && (
        <Callout tone="problem">
          <p>
            This browser has no room for the draft, or may not store anything. Your latest changes are only on
            this screen. Delete old drafts or download this one before you leave.
          </p>
          <Button tone="quiet" onClick={save}>
            Download this draft
          </Button>
        </Callout>
      )}
      {keeping === 'elsewhere' && (
        <Callout tone="problem">
          <p>This post was changed in another tab. What you write here is not kept until you choose.</p>
          <Actions>
            <Button tone="quiet" onClick={onTakeOther}>
              Take the other version
            </Button>
            <Button tone="quiet" onClick={onKeepThis}>
              Keep this one
            </Button>
          </Actions>
        </Callout>
      )}
    </div>
  );
}
