import { routes } from '#config/routes.ts';
import { formatMoment } from '#lib/dates.ts';
import { toExcerpt } from '#lib/editor/complete.ts';
import { countDraft, formatWords } from '#lib/editor/count.ts';
import { hasUnsaved } from '#lib/editor/list.ts';
import type { Draft } from '#schemas/draft.ts';

export function PostRow({ draft, onDelete }: { draft: Draft; onDelete: () => void }) {
  const { id, title, status, updatedAt } = draft;
  const name = title.trim() || 'Untitled';
  const href = `${routes.adminEditor}?post=${encodeURIComponent(id)}`;
  return (
    <li className="post-row">
      <div>
        <h2>
          <a href={href}>{name}</a>
        </h2>
        <p className="soft excerpt">{draft.excerpt || toExcerpt(draft) || 'No text yet'}</p>
        <p className="soft facts-line">
          <span className="badge" data-status={status}>
            {status === 'published' ? 'Published' : 'Draft'}
          </span>
          <span>{formatWords(countDraft(draft))}</span>
          <span>{`Changed ${formatMoment(updatedAt)}`}</span>
          {hasUnsaved(draft) && <span className="waiting">Changes not saved to the site</span>}
        </p>
      </div>
      <div className="actions">
        <a className="button quiet" href={href} aria-label={`Edit ${name}`}>
          Edit
        </a>
        <button className="button danger" type="button" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </button>
      </div>
    </li>
  );
}
