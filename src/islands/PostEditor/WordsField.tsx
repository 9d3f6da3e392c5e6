import type { EditorView } from '@tiptap/pm/view';
import { EditorContent } from '@tiptap/react';
import { type Dispatch, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { toInline } from '#lib/editor/blocks.ts';
import type { Action, Focus } from '#lib/editor/state.ts';
import type { Words, WordsBlock } from '#schemas/draft.ts';
import { wordsExtensions } from './extensions.ts';
import { pasteInto } from './paste.ts';
import { pressBlockKey } from './press-block-key.ts';
import { readAround, readWords } from './read-words.ts';
import { useBlockEditor } from './use-block-editor.ts';
import { useWorkspace } from './workspace-context.ts';

type Props = {
  block: WordsBlock;
  focus: Focus | null;
  dispatch: Dispatch<Action>;
};

const toHtml = (words: Words): string => `<p>${toInline(words)}</p>`;
const spaces = { parseOptions: { preserveWhitespace: 'full' } } as const;

const lookOf = {
  paragraph: 'text-[1.0625rem] leading-[1.7]',
  1: 'font-display text-[1.75rem] leading-[1.3] font-[600]',
  2: 'font-display text-[1.5rem] leading-[1.3] font-[600]',
  3: 'font-display text-[1.25rem] leading-[1.35] font-[600]',
  4: 'font-display text-[1.0625rem] leading-[1.4] font-[600]',
  5: 'font-display text-[1.0625rem] leading-[1.4] font-[600]',
  6: 'font-display text-[1.0625rem] leading-[1.4] font-[600]',
} as const;

/** The words of a paragraph or a heading. */
export function WordsField({ block, focus, dispatch }: Props) {
  const { onActive, refuse } = useWorkspace();
  const { id, order, type, content } = block;
  const name = type === 'heading' ? `Heading ${block.content.level}` : 'Paragraph';
  const hint =
    type === 'heading' ? name : order === 0 ? 'Write here, or paste from a word processor' : 'Write here';
  /** What the editor holds, as it was last written or read. */
  const held = useRef(toInline(content));

  const press = (view: EditorView, event: KeyboardEvent): boolean => {
    const { doc, selection } = view.state;
    const common = pressBlockKey(event, { id, order, caret: selection.head - 1 }, dispatch);
    if (common !== null) return common;
    const act = (action: Action) => {
      dispatch(action);
      return true;
    };
    if (event.key === 'Enter') return act({ type: 'split', id, around: readAround(view.state) });
    if (!selection.empty) return false;
    if (event.key === 'Backspace' && selection.head === 1)
      return act(doc.textContent === '' ? { type: 'remove', id } : { type: 'join', id });
    if (event.key === 'ArrowUp' && view.endOfTextblock('up')) return act({ type: 'go', id, by: -1 });
    if (event.key === 'ArrowDown' && view.endOfTextblock('down')) return act({ type: 'go', id, by: 1 });
    return false;
  };

  const editor = useBlockEditor({
    extensions: wordsExtensions,
    content: toHtml(content),
    ...spaces,
    name: `${name}, block ${order + 1}`,
    hint,
    onKey: press,
    onPaste: (view, event) =>
      pasteInto(
        event,
        (blocks) => dispatch({ type: 'paste', id, around: readAround(view.state), blocks }),
        refuse,
      ),
    onFocus: (focused) => onActive(id, focused),
    onUpdate: ({ state }) => {
      const words = readWords(state.doc);
      held.current = toInline(words);
      // At once: what is drawn later than the next key would take it back.
      flushSync(() => dispatch({ type: 'write', id, words, at: Date.now() }));
    },
  });

  // Another step of the post, or words that came from another block.
  useLayoutEffect(() => {
    const inline = toInline(content);
    if (inline === held.current) return;
    held.current = inline;
    editor.commands.setContent(toHtml(content), { ...spaces, emitUpdate: false });
  }, [content, editor]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret moves once for each turn, not with the words
  useLayoutEffect(() => {
    if (!focus || focus.caret === 'block') return;
    const end = editor.state.doc.content.size - 1;
    editor.commands.setTextSelection(focus.caret === 'end' ? end : Math.min(focus.caret + 1, end));
    editor.view.focus();
  }, [focus?.turn]);

  return (
    <div className={`relative ${lookOf[type === 'heading' ? block.content.level : type]}`}>
      {content.text === '' && (
        <span className="pointer-events-none absolute px-2 py-1 text-ink-soft" aria-hidden="true">
          {hint}
        </span>
      )}
      <EditorContent editor={editor} />
    </div>
  );
}
