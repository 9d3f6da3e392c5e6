import type { Dispatch } from 'react';
import type { Action } from '#lib/editor/state.ts';

type Place = {
  id: string;
  order: number;
  /** Where the caret stands in the words. */
  caret: number;
};

/**
 * Does what a key means in the words of any block: Alt with an arrow moves the block, Escape leaves its words. Tells whether it
 * was taken; null for a key that the words themselves may want.
 */
export function pressBlockKey(
  event: KeyboardEvent,
  { id, order, caret }: Place,
  dispatch: Dispatch<Action>,
): boolean | null {
  if (event.isComposing) return false;
  if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    const to = order + (event.key === 'ArrowUp' ? -1 : 1);
    // The caret stays where it is in its words.
    if (to >= 0) dispatch({ type: 'move', id, to, focus: caret });
    return true;
  }
  if (event.key === 'Escape') {
    dispatch({ type: 'focus', id, caret: 'block' });
    return true;
  }
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? false : null;
}
