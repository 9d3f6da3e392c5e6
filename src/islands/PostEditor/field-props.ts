import type { EditorView } from '@tiptap/pm/view';

/** What a field of words tells screen readers, and its look. */
export const fieldProps = (name: string, hint: string): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': name,
  'aria-placeholder': hint,
  class: 'min-w-0 px-2 py-1 whitespace-pre-wrap wrap-anywhere outline-none scroll-mt-36 scroll-mb-4',
});

/** The events of a field that the editor library would read as HTML by itself. */
export const fieldEvents = (paste: (view: EditorView, event: ClipboardEvent) => boolean) => ({
  paste: (view: EditorView, event: ClipboardEvent) => {
    const isTaken = paste(view, event);
    if (isTaken) event.preventDefault();
    return isTaken;
  },
  // Files and pieces of other pages are not dropped into words; words of the field may change their place.
  drop: (view: EditorView, event: DragEvent) => {
    if (view.dragging) return false;
    event.preventDefault();
    return true;
  },
});
