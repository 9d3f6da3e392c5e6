import type { RichBlock } from '#schemas/draft.ts';

/** A part of an article that the editor cannot hold whole: it is shown, moved and deleted, and goes back as it is. */
export function FixedBlock({ block }: { block: RichBlock }) {
  return (
    <div className="m-2 rounded-soft border border-dashed border-rule-strong p-3">
      <p className="label">Kept as it is</p>
      <p className="mt-1 line-clamp-3 text-small leading-[1.5] text-ink-soft">
        {block.content.text || 'A part without words, such as a line.'}
      </p>
    </div>
  );
}
