import { Fragment } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { type Editor, EditorContent, getHTMLFromFragment, useEditor } from '@tiptap/react';
import { type Dispatch, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Action, Focus } from '#lib/editor/state.ts';
import type { RichBlock } from '#schemas/draft.ts';
import { useDesk } from './desk-context.ts';
import { richExtensions } from './extensions.ts';
import { fieldEvents, fieldProps, readCaret } from './field-props.ts';
import { pasteHtmlInto } from './paste.ts';

type Props = {
  block: RichBlock;
  focus: Focus | null;
  dispatch: Dispatch<Action>;
};

const nameOf = { list: 'List', quote: 'Quote', table: 'Table', other: 'Part' } as const;

/** Places of the caret in the last line of a list's item and of a quote, counted in elements around it. */
const lastLine: Partial<Record<string, number>> = { list: 3, quote: 2 };

/** The HTML without its last item or paragraph. */
function withoutLast({ state, schema }: Editor): string {
  const whole = state.doc.firstChild;
  const last = whole?.lastChild;
  if (!whole || !last) return '';
  const rest = whole.copy(whole.content.cut(0, whole.content.size - last.nodeSize));
  return getHTMLFromFragment(Fragment.from(rest), schema);
}

/** A list, a quote or a table. Enter and Tab do in it what word processors do; an empty last line leaves it. */
export function RichField({ block, focus, dispatch }: Props) {
  const { onActive, refuse } = useDesk();
  const { id, order, type, content } = block;
  const held = useRef(content.html);

  const editor = useEditor({
    extensions: richExtensions,
    content: content.html,
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      attributes: fieldProps(`${nameOf[type]}, block ${order + 1}`, ''),
      handleKeyDown: (_, event) => press(event),
      handleDOMEvents: fieldEvents((event) =>
        pasteHtmlInto(event, (html) => editor.commands.insertContent(html), refuse),
      ),
    },
    onFocus: ({ editor }) => onActive(id, editor),
    onUpdate: ({ editor }) => {
      const html = editor.getHTML();
      held.current = html;
      const next = { text: editor.getText({ blockSeparator: '\n' }), html };
      flushSync(() => dispatch({ type: 'shape', id, content: next, at: Date.now() }));
    },
  });

  const press = (event: KeyboardEvent): boolean => {
    if (event.isComposing) return false;
    const { doc, selection } = editor.state;
    const act = (action: Action) => {
      dispatch(action);
      return true;
    };
    const caret = readCaret(editor.view);
    const isUp = event.key === 'ArrowUp';
    const isDown = event.key === 'ArrowDown';
    if (event.altKey && (isUp || isDown)) {
      const place = order + (isUp ? -1 : 1);
      return place < 0 || act({ type: 'move', id, to: place, focus: caret });
    }
    if (event.key === 'Escape') return act({ type: 'focus', id, caret: 'block' });
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !selection.empty) return false;
    const isStart = caret === Selection.atStart(doc).from;
    const isEnd = caret === Selection.atEnd(doc).from;
    const { $from } = selection;
    const isEmptyLine = $from.parent.content.size === 0;
    if (event.key === 'Backspace' && editor.isEmpty) return act({ type: 'remove', id });
    if (event.key === 'Enter' && isEnd && isEmptyLine && $from.depth === lastLine[type]) {
      if (doc.textContent === '') return act({ type: 'turn', id, kind: 'paragraph' });
      const text = editor.getText({ blockSeparator: '\n' }).trimEnd();
      return act({ type: 'leave', id, content: { text, html: withoutLast(editor) } });
    }
    if (isUp && isStart) return act({ type: 'go', id, by: -1 });
    if (isDown && isEnd) return act({ type: 'go', id, by: 1 });
    return false;
  };

  useLayoutEffect(() => {
    if (content.html === held.current) return;
    held.current = content.html;
    editor.commands.setContent(content.html, { emitUpdate: false });
  }, [content.html, editor]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret moves once for each turn, not with the words
  useLayoutEffect(() => {
    if (!focus || focus.caret === 'block') return;
    const { doc, tr } = editor.state;
    const at =
      focus.caret === 'end'
        ? content.text.trim() === ''
          ? Selection.atStart(doc)
          : Selection.atEnd(doc)
        : Selection.near(doc.resolve(Math.min(focus.caret, doc.content.size)));
    editor.view.dispatch(tr.setSelection(at));
    editor.view.focus();
  }, [focus?.turn]);

  return <EditorContent className="prose rich" editor={editor} />;
}
