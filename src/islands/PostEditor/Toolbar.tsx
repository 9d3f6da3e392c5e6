import { type Dispatch, memo } from 'react';
import { Sign, type SignName } from '#components/admin/Sign.tsx';
import { type BlockKind, toKind, toText } from '#lib/editor/blocks.ts';
import type { Action } from '#lib/editor/state.ts';
import { type Block, headingLevels } from '#schemas/draft.ts';

type Props = {
  /** The block that the buttons mean. */
  block: Block;
  count: number;
  canUndo: boolean;
  canRedo: boolean;
  dispatch: Dispatch<Action>;
};

const toChosen = (value: string): BlockKind =>
  value === 'image' ? 'image' : (headingLevels.find((level) => value === `${level}`) ?? 'paragraph');

const added = [
  { kind: 'paragraph', label: 'Paragraph', sign: 'paragraph' },
  { kind: 2, label: 'Heading', sign: 'heading' },
  { kind: 'image', label: 'Image', sign: 'image' },
] as const satisfies readonly { kind: BlockKind; label: string; sign: SignName }[];

/** What can be done to the current block; Alt+F10 leads here from the words. */
export const Toolbar = memo(function Toolbar({ block, count, canUndo, canRedo, dispatch }: Props) {
  const { id, order } = block;
  const hasWords = toText(block).trim() !== '';
  return (
    <div className="toolbar" role="toolbar" aria-label="Block" id="block-tools">
      <div className="tools">
        <ToolButton
          sign="undo"
          label="Undo"
          disabled={!canUndo}
          onClick={() => dispatch({ type: 'step', to: 'undo' })}
        />
        <ToolButton
          sign="redo"
          label="Redo"
          disabled={!canRedo}
          onClick={() => dispatch({ type: 'step', to: 'redo' })}
        />
        <select
          aria-label="Kind of block"
          value={String(toKind(block))}
          onChange={(event) => dispatch({ type: 'turn', id, kind: toChosen(event.currentTarget.value) })}
        >
          <option value="paragraph">Paragraph</option>
          {headingLevels.map((level) => (
            <option key={level} value={level}>{`Heading ${level}`}</option>
          ))}
          <option value="image" disabled={hasWords}>
            Image
          </option>
        </select>
        <ToolButton
          sign="up"
          label="Move block up"
          disabled={order === 0}
          onClick={() => dispatch({ type: 'move', id, to: order - 1, focus: 'block' })}
        />
        <ToolButton
          sign="down"
          label="Move block down"
          disabled={order === count - 1}
          onClick={() => dispatch({ type: 'move', id, to: order + 1, focus: 'block' })}
        />
        <ToolButton
          sign="bin"
          label="Delete block"
          disabled={count === 1}
          onClick={() => dispatch({ type: 'remove', id })}
        />
      </div>
      <fieldset className="adds" aria-label="Add below">
        {added.map(({ kind, label, sign }) => (
          <button
            key={label}
            type="button"
            aria-label={`Add ${label.toLowerCase()}`}
            onClick={() => dispatch({ type: 'insert', kind })}
          >
            <Sign name="plus" size={16} />
            <Sign name={sign} />
            <span>{label}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
});

type ButtonProps = { sign: SignName; label: string; disabled: boolean; onClick: () => void };

function ToolButton({ sign, label, disabled, onClick }: ButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <Sign name={sign} />
    </button>
  );
}
