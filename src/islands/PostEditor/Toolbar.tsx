import type { Editor } from '@tiptap/react';
import { type Dispatch, type KeyboardEvent, type MouseEvent, memo, type RefObject, useState } from 'react';
import { EditorIcon, type EditorIconName } from '#components/admin/EditorIcon.tsx';
import { type BlockKind, canTurn, toKind } from '#lib/editor/blocks.ts';
import type { Action } from '#lib/editor/state.ts';
import { type Block, headingLevels } from '#schemas/draft.ts';
import { countTools, Formatting } from './Formatting.tsx';
import { LinkForm } from './LinkForm.tsx';
import { isByKey, ToolButton, toolLook } from './ToolButton.tsx';

type Props = {
  ref: RefObject<HTMLDivElement | null>;
  /** The block that the buttons mean. */
  block: Block;
  /** The editor of its words, once the caret was in them. */
  editor: Editor | null;
  count: number;
  canUndo: boolean;
  canRedo: boolean;
  dispatch: Dispatch<Action>;
};

const kinds: readonly { kind: BlockKind; label: string }[] = [
  { kind: 'paragraph', label: 'Paragraph' },
  ...headingLevels.map((level) => ({ kind: level, label: `Heading ${level}` })),
  { kind: 'list', label: 'List' },
  { kind: 'quote', label: 'Quote' },
  { kind: 'table', label: 'Table' },
  { kind: 'image', label: 'Image' },
];

const added = [
  { kind: 'paragraph', label: 'Paragraph', sign: 'paragraph' },
  { kind: 2, label: 'Heading', sign: 'heading' },
  { kind: 'list', label: 'List', sign: 'bullets' },
  { kind: 'quote', label: 'Quote', sign: 'quote' },
  { kind: 'table', label: 'Table', sign: 'table' },
  { kind: 'image', label: 'Image', sign: 'image' },
] as const satisfies readonly { kind: BlockKind; label: string; sign: EditorIconName }[];

/**
 * What can be done to the current block. Alt+F10 leads here from the words and Escape back; one stop for Tab, within it
 * the arrows go on.
 */
export const Toolbar = memo(function Toolbar({
  ref,
  block,
  editor,
  count,
  canUndo,
  canRedo,
  dispatch,
}: Props) {
  const { id, order } = block;
  const [stop, setStop] = useState(0);
  /** The block whose link is asked for. */
  const [linking, setLinking] = useState<string | null>(null);
  // Another block may have fewer tools.
  const current = Math.min(stop, 6 + countTools(block) + added.length - 1);
  const toStop = (place: number) => ({ tabIndex: place === current ? 0 : -1 });
  const listTools = () => [...(ref.current?.querySelectorAll<HTMLElement>('button, select') ?? [])];
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const tools = listTools();
    const goTo: Partial<Record<string, number>> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
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
  const isLinking = linking === id && editor !== null;
  return (
    <>
      <div
        ref={ref}
        className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-2 py-1.5 max-sm:gap-x-0 lg:px-3"
        role="toolbar"
        aria-label="Block"
        tabIndex={-1}
        onKeyDown={press}
        onFocus={({ target }) => setStop(Math.max(0, listTools().indexOf(target)))}
      >
        <div className="flex min-w-0 flex-wrap items-center gap-0.5 max-lg:w-full max-lg:justify-between">
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
            className="h-11 w-20! min-w-0 rounded-soft border border-rule-strong bg-sheet px-1.5! text-small font-[600] focus-visible:-outline-offset-2 max-lg:grow lg:w-34!"
            aria-label="Kind of block"
            value={String(toKind(block))}
            {...toStop(2)}
            onChange={(event) => {
              const chosen = kinds.find(({ kind }) => String(kind) === event.currentTarget.value);
              if (chosen) dispatch({ type: 'turn', id, kind: chosen.kind, stays: true });
            }}
          >
            {kinds.map(({ kind, label }) => (
              <option key={label} value={kind} disabled={!canTurn(block, kind)}>
                {label}
              </option>
            ))}
            {block.type === 'other' && <option value="other">Kept as it is</option>}
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
        <Formatting
          block={block}
          editor={editor}
          isLinking={isLinking}
          onLink={() => setLinking(isLinking ? null : id)}
          toStop={(place) => toStop(6 + place)}
        />
        <fieldset
          className="m-0 flex min-w-0 flex-wrap items-center gap-0.5 border-0 p-0 max-sm:gap-0"
          aria-label="Add below"
        >
          <span className="pr-1 text-small text-ink-soft max-sm:hidden" aria-hidden="true">
            Add
          </span>
          <span className="text-ink-soft sm:hidden">
            <EditorIcon name="plus" size={14} />
          </span>
          {added.map(({ kind, label, sign }, index) => (
            <button
              key={label}
              className={toolLook}
              type="button"
              aria-label={`Add ${label.toLowerCase()}`}
              title={`Add ${label.toLowerCase()}`}
              {...toStop(6 + countTools(block) + index)}
              onClick={() => dispatch({ type: 'insert', kind })}
            >
              <EditorIcon name={sign} />
            </button>
          ))}
        </fieldset>
      </div>
      {isLinking && <LinkForm key={id} editor={editor} onClose={() => setLinking(null)} />}
    </>
  );
});
