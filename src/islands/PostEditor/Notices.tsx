import { download } from '#components/account/download.ts';
import type { Draft } from '#schemas/draft.ts';
import type { Keeping } from '#stores/drafts.ts';
import { actionsLook, warningLook } from './looks.ts';

type Props = { keeping: Keeping; draft: () => Draft; onTakeOther: () => void; onKeepThis: () => void };

/** Says plainly when a draft is not being kept, and what to do about it. */
export function Notices({ keeping, draft, onTakeOther, onKeepThis }: Props) {
  const save = () => {
    const { slug, ...rest } = draft();
    download(`${slug || 'draft'}.json`, 'application/json', JSON.stringify([{ ...rest, slug }]));
  };
  return (
    <div role="alert">
      {keeping === 'full' && (
        <div className={warningLook}>
          <p>
            This browser has no room for the draft, or may not store anything. Your latest changes are only on
            this screen. Delete old drafts or download this one before you leave.
          </p>
          <button className="button quiet" type="button" onClick={save}>
            Download this draft
          </button>
        </div>
      )}
      {keeping === 'elsewhere' && (
        <div className={warningLook}>
          <p>This post was changed in another tab. What you write here is not kept until you choose.</p>
          <div className={actionsLook}>
            <button className="button quiet" type="button" onClick={onTakeOther}>
              Take the other version
            </button>
            <button className="button quiet" type="button" onClick={onKeepThis}>
              Keep this one
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
