import { Badge } from '#components/ui/Badge.tsx';
import { Actions, Button, ButtonLink } from '#components/ui/Button.tsx';
import { routes } from '#config/routes.ts';
import { formatMoment } from '#lib/dates.ts';
import { toExcerpt } from '#lib/editor/complete-draft.ts';
import { countDraft, formatWords } from '#lib/editor/count.ts';
import { hasUnsaved } from '#lib/editor/list.ts';
import type { Draft } from '#schemas/draft.ts';

export function PostRow({ draft, onDelete }: { draft: Draft; onDelete: () => void }) {
  const { id, title, status, updatedAt } = draft;
  const name = title.trim() || 'Untitled';
  const href = `${routes.adminEditor}?post=${encodeURIComponent(id)}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-3 p-5 not-first:border-t not-first:border-rule md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h2 className="text-h3">
          <a className="inline-block py-0.5 text-ink no-underline hover:underline" href={href}>
            {name}
          </a>
        </h2>
        <p className="line-clamp-2 max-w-[44rem] wrap-anywhere text-ink-soft">
          {draft.excerpt || toExcerpt(draft) || 'No text yet'}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small wrap-anywhere text-ink-soft">
          {status === 'published' ? <Badge tone="leaf">Published</Badge> : <Badge>Draft</Badge>}
          <span>{formatWords(countDraft(draft))}</span>
          <span>{`Changed ${formatMoment(updatedAt)}`}</span>
          {hasUnsaved(draft) && (
            <span className="font-[600] text-eosin-deep">Changes not saved to the site</span>
          )}
        </p>
      </div>
      <Actions>
        <ButtonLink tone="quiet" href={href} aria-label={`Edit ${name}`}>
          Edit
        </ButtonLink>
        <Button tone="danger" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </Actions>
    </li>
  );
}
