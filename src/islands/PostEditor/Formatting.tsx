import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import type { MouseEvent } from 'react';
import type { EditorIconName } from '#components/admin/EditorIcon.tsx';
import type { Block } from '#schemas/draft.ts';
import { isByKey, ToolButton } from './ToolButton.tsx';

type Props = {
  block: Block;
  /** The editor of the block's words; null where it has none or the caret was never in it. */
  editor: Editor | null;
  isLinking: boolean;
  onLink: () => void;
  /** The place of each of its tools, the first of which is 0. */
  toStop: (place: number) => { tabIndex: number };
};

type Tool = { sign: EditorIconName; label: string; run: (chain: ChainedCommands) => ChainedCommands };

const listTools: readonly Tool[] = [
  { sign: 'bullets', label: 'Bullets', run: (chain) => chain.toggleBulletList() },
  { sign: 'numbers', label: 'Numbers', run: (chain) => chain.toggleOrderedList() },
  { sign: 'deeper', label: 'One level deeper', run: (chain) => chain.sinkListItem('listItem') },
  { sign: 'higher', label: 'One level higher', run: (chain) => chain.liftListItem('listItem') },
];
const tableTools: readonly Tool[] = [
  { sign: 'addRow', label: 'Add row', run: (chain) => chain.addRowAfter() },
  { sign: 'addColumn', label: 'Add column', run: (chain) => chain.addColumnAfter() },
  { sign: 'dropRow', label: 'Remove row', run: (chain) => chain.deleteRow() },
  { sign: 'dropColumn', label: 'Remove column', run: (chain) => chain.deleteColumn() },
  { sign: 'headRow', label: 'Heading row', run: (chain) => chain.toggleHeaderRow() },
];

/** The tools of the list or the table that the words stand in. */
const toolsOf = ({ type }: Block): readonly Tool[] =>
  type === 'list' ? listTools : type === 'table' ? tableTools : [];

/** How many tools are shown for a block. */
export const countTools = (block: Block): number => 3 + toolsOf(block).length;

const nothing = { isBold: false, isItalic: false, isLink: false };

/** What can be done to words: bold, italic, links, and the tools of the list or the table they stand in. */
export function Formatting({ block, editor, isLinking, onLink, toStop }: Props) {
  const marks =
    useEditorState({
      editor,
      selector: ({ editor: one }) =>
        one && {
          isBold: one.isActive('bold'),
          isItalic: one.isActive('italic'),
          isLink: one.isActive('link'),
        },
    }) ?? nothing;

  const act = (run: Tool['run']) => (event: MouseEvent) => {
    if (!editor) return;
    run(editor.chain()).run();
    if (!isByKey(event)) editor.view.focus();
  };
  return (
    <fieldset
      className="m-0 flex min-w-0 flex-wrap items-center gap-0.5 border-0 p-0 max-sm:gap-0"
      aria-label="Words"
    >
      <ToolButton
        sign="bold"
        label="Bold"
        disabled={!editor}
        pressed={marks.isBold}
        {...toStop(0)}
        onClick={act((chain) => chain.toggleBold())}
      />
      <ToolButton
        sign="italic"
        label="Italic"
        disabled={!editor}
        pressed={marks.isItalic}
        {...toStop(1)}
        onClick={act((chain) => chain.toggleItalic())}
      />
      <ToolButton
        sign="link"
        label="Link"
        disabled={!editor}
        pressed={marks.isLink || isLinking}
        {...toStop(2)}
        onClick={onLink}
      />
      {toolsOf(block).map(({ sign, label, run }, index) => (
        <ToolButton
          key={label}
          sign={sign}
          label={label}
          disabled={!editor}
          {...toStop(3 + index)}
          onClick={act(run)}
        />
      ))}
    </fieldset>
  );
}
