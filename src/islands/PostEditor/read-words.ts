import type { Fragment, Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { getHTMLFromFragment } from '@tiptap/react';
import type { Words } from '#schemas/draft.ts';

function readFragment(fragment: Fragment, { type }: Node): Words {
  const text = fragment.textBetween(0, fragment.size, '\n', (leaf) =>
    leaf.type.name === 'hardBreak' ? '\n' : '',
  );
  const html = getHTMLFromFragment(fragment, type.schema);
  return /<(?!br)/.test(html) ? { text, html } : { text };
}

/** The words of a document that holds one paragraph. */
export const readWords = (doc: Node): Words => readFragment(doc.firstChild?.content ?? doc.content, doc);

/** What stands before and after the selection. */
export function readAround({ doc, selection }: EditorState): readonly [Words, Words] {
  const content = doc.firstChild?.content ?? doc.content;
  // The paragraph itself takes the first place of the document.
  return [
    readFragment(content.cut(0, selection.from - 1), doc),
    readFragment(content.cut(selection.to - 1), doc),
  ];
}
