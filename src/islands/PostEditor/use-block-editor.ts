import type { EditorView } from '@tiptap/pm/view';
import { Editor, type EditorOptions } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fieldEvents, fieldProps } from './field-props.ts';

type Options = Pick<EditorOptions, 'extensions' | 'content'> &
  Partial<Pick<EditorOptions, 'parseOptions'>> & {
    /** What screen readers call the field, and what it says while it is empty. */
    name: string;
    hint: string;
    /** Whether a key was taken. */
    onKey: (view: EditorView, event: KeyboardEvent) => boolean;
    onPaste: (view: EditorView, event: ClipboardEvent) => boolean;
    onFocus: (editor: Editor) => void;
    onUpdate: (editor: Editor) => void;
  };

/**
 * The editor of one block: made once, and gone with it. Tiptap's own hook makes another one where a page is slow to draw, which
 * loses the caret.
 */
export function useBlockEditor(options: Options): Editor {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [editor] = useState(() => {
    const { extensions, content, parseOptions } = options;
    return new Editor({
      extensions,
      content,
      ...(parseOptions && { parseOptions }),
      injectCSS: false,
      enableInputRules: false,
      enablePasteRules: false,
      editorProps: {
        attributes: () => fieldProps(latest.current.name, latest.current.hint),
        handleKeyDown: (view, event) => latest.current.onKey(view, event),
        handleDOMEvents: fieldEvents((view, event) => latest.current.onPaste(view, event)),
      },
      onFocus: (event) => latest.current.onFocus(event.editor),
      onUpdate: (event) => latest.current.onUpdate(event.editor),
    });
  });
  useEffect(() => () => editor.destroy(), [editor]);
  const { name, hint } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the library reads the names again
  useLayoutEffect(() => editor.setOptions(), [editor, name, hint]);
  return editor;
}
