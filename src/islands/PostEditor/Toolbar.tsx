import { type Dispatch, type KeyboardEvent, type MouseEvent, memo, useRef, useState } from 'react';
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

/** Pressed by key, a button keeps the focus, to be pressed again. */
const isByKey = (event: MouseEvent): boolean => event.detail === 0;

/**
 * What can be done to the current block. Alt+F10 leads here from the words and Escape back; one stop for Tab, within it
 * the arrows go on.
 */
export const Toolbar = memo(function Toolbar({ block, count, canUndo, canRedo, dispatch }: Props) {
  const { id, order } = block;
  const hasWords = toText(block).trim() !== '';
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const toStop = (place: number) => ({ tabIndex: place === stop ? 0 : -1 });
  const listTools = () => [...(bar.current?.querySelectorAll<HTMLElement>('button, select') ?? [])];
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const tools = listTools();
    const goTo: Partial<Record<string, number>> = {
      ArrowLeft: stop - 1,
      ArrowRight: stop + 1,
      Home: 0,
      End: -1,
    };
    const to = goTo[event.key];
    if (event.key === 'Escape') dispatch({ type: 'focus', id, caret: 'end' });
    else if (to !== undefined && !event.altKey) tools.at(to % tools.length)?.focus();
    else return;
    event.preventDefault();
  };
  const move = (event: MouseEvent, to: number) =>
    dispatch({ type: 'move', id, to, ...(!isByKey(event) && { focus: 'block' }) });
  return (
    <div
      ref={bar}
      className="toolbar"
      role="toolbar"
      aria-label="Block"
      id="block-tools"
      tabIndex={-1}
      onKeyDown={press}
      onFocus={({ target }) => setStop(Math.max(0, listTools().indexOf(target)))}
    >
      <div className="tools">
        <ToolButton
          sign="undo"
          label="Undo"
          disabled={!canUndo}
          {...toStop(0)}
          onClick={(event) => dispatch({ type: 'step', to: 'undo', stays: isByKey(event) })}
        />
        <ToolButton
          sign="redo"
          label="Redo"
          disabled={!canRedo}
          {...toStop(1)}
          onClick={(event) => dispatch({ type: 'step', to: 'redo', stays: isByKey(event) })}
        />
        <select
          aria-label="Kind of block"
          value={String(toKind(block))}
          {...toStop(2)}
          onChange={(event) =>
            dispatch({ type: 'turn', id, kind: toChosen(event.currentTarget.value), stays: true })
          }
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
          {...toStop(3)}
          onClick={(event) => move(event, order - 1)}
        />
        <ToolButton
          sign="down"
          label="Move block down"
          disabled={order === count - 1}
          {...toStop(4)}
          onClick={(event) => move(event, order + 1)}
        />
        <ToolButton
          sign="bin"
          label="Delete block"
          disabled={count === 1}
          {...toStop(5)}
          onClick={() => dispatch({ type: 'remove', id })}
        />
      </div>
      <fieldset className="adds" aria-label="Add below">
        {added.map(({ kind, label, sign }, index) => (
          <button
            key={label}
            type="button"
            aria-label={`Add ${label.toLowerCase()}`}
            {...toStop(6 + index)}
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

type ButtonProps = {
  sign: SignName;
  label: string;
  disabled: boolean;
  tabIndex: number;
  onClick: (event: MouseEvent) => void;
};

function ToolButton({ sign, label, disabled, tabIndex, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      tabIndex={tabIndex}
      onClick={(event) => !disabled && onClick(event)}
    >
      <Sign name={sign} />
    </button>
  );
}
