import type { Fragment } from '@tiptap/pm/model';
import { type Editor, getHTMLFromFragment } from '@tiptap/react';
import type { Words } from '#schemas/draft.ts';

function readFragment(fragment: Fragment, { schema }: Editor): Words {
  const text = fragment.textBetween(0, fragment.size, '\n', (leaf) =>
    leaf.type.name === 'hardBreak' ? '\n' : '',
  );
  const html = getHTMLFromFragment(fragment, schema);
  return /<(?!br)/.test(html) ? { text, html } : { text };
}

/** The words of an editor that holds one paragraph. */
export const readWords = (editor: Editor): Words =>
  readFragment(editor.state.doc.firstChild?.content ?? editor.state.doc.content, editor);

/** What stands before and after its selection. */
export function readAround(editor: Editor): readonly [Words, Words] {
  const { from, to } = editor.state.selection;
  const content = editor.state.doc.firstChild?.content ?? editor.state.doc.content;
  // The paragraph itself takes the first place of the document.
  return [readFragment(content.cut(0, from - 1), editor), readFragment(content.cut(to - 1), editor)];
}
