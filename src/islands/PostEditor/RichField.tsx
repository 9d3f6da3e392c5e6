import { Fragment, type Node } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, getHTMLFromFragment } from '@tiptap/react';
import { type Dispatch, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Action, Focus } from '#lib/editor/state.ts';
import type { RichBlock } from '#schemas/draft.ts';
import { richExtensions } from './extensions.ts';
import { pasteHtmlInto } from './paste.ts';
import { pressBlockKey } from './press-block-key.ts';
import { useBlockEditor } from './use-block-editor.ts';
import { useWorkspace } from './workspace-context.ts';

type Props = {
  block: RichBlock;
  focus: Focus | null;
  dispatch: Dispatch<Action>;
};

const nameOf = { list: 'List', quote: 'Quote', table: 'Table', other: 'Part' } as const;

/** Places of the caret in the last line of a list's item and of a quote, counted in elements around it. */
const lastLine: Partial<Record<string, number>> = { list: 3, quote: 2 };

/** What is left without the last item or paragraph. */
function withoutLast(doc: Node): RichBlock['content'] {
  const whole = doc.firstChild;
  const last = whole?.lastChild;
  if (!whole || !last) return { text: '', html: '' };
  const rest = whole.copy(whole.content.cut(0, whole.content.size - last.nodeSize));
  return {
    text: rest.textBetween(0, rest.content.size, '\n'),
    html: getHTMLFromFragment(Fragment.from(rest), doc.type.schema),
  };
}

/** A list, a quote or a table. Enter and Tab do in it what word processors do; an empty last line leaves it. */
export function RichField({ block, focus, dispatch }: Props) {
  const { onActive, refuse } = useWorkspace();
  const { id, order, type, content } = block;
  const held = useRef(content.html);

  const press = (view: EditorView, event: KeyboardEvent): boolean => {
    const { doc, selection } = view.state;
    const common = pressBlockKey(event, { id, order, caret: selection.head }, dispatch);
    if (common !== null) return common;
    if (!selection.empty) return false;
    const act = (action: Action) => {
      dispatch(action);
      return true;
    };
    const { $head } = selection;
    const isFirst = $head.start() === Selection.atStart(doc).head;
    const isLast = $head.end() === Selection.atEnd(doc).head;
    if (event.key === 'Backspace' && doc.textContent === '') return act({ type: 'remove', id });
    if (
      event.key === 'Enter' &&
      isLast &&
      $head.parent.content.size === 0 &&
      $head.depth === lastLine[type]
    ) {
      if (doc.textContent === '') return act({ type: 'turn', id, kind: 'paragraph' });
      return act({ type: 'leave', id, content: withoutLast(doc) });
    }
    if (event.key === 'ArrowUp' && isFirst && view.endOfTextblock('up'))
      return act({ type: 'go', id, by: -1 });
    if (event.key === 'ArrowDown' && isLast && view.endOfTextblock('down'))
      return act({ type: 'go', id, by: 1 });
    return false;
  };

  const editor = useBlockEditor({
    extensions: richExtensions,
    content: content.html,
    name: `${nameOf[type]}, block ${order + 1}`,
    hint: '',
    onKey: press,
    onPaste: (_, event) => pasteHtmlInto(event, (html) => editor.commands.insertContent(html), refuse),
    onFocus: (focused) => onActive(id, focused),
    onUpdate: (changed) => {
      const html = changed.getHTML();
      held.current = html;
      const next = { text: changed.getText({ blockSeparator: '\n' }), html };
      flushSync(() => dispatch({ type: 'shape', id, content: next, at: Date.now() }));
    },
  });

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
