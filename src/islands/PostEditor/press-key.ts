import type { KeyboardEvent } from 'react';
import type { Action } from '#lib/editor/state.ts';
import { headingLevels } from '#schemas/draft.ts';

/** Does what a key means to the whole editor: save, undo and redo, a heading's level, on to the tools. */
export function pressKey(
  event: KeyboardEvent,
  current: string,
  edit: (action: Action) => void,
  save: () => void,
  goToTools: () => void,
): void {
  const key = event.key.toLowerCase();
  const control = event.ctrlKey || event.metaKey;
  // Forms of images and links keep their own typing until it is added; their undo is the browser's.
  const isOwnField = event.target instanceof HTMLElement && event.target.closest('form') !== null;
  const act = (work: () => void) => {
    event.preventDefault();
    work();
  };
  if (event.altKey && key === 'f10') {
    act(goToTools);
  } else if (control && key === 's') act(save);
  else if (control && !event.altKey && key === 'z' && !isOwnField) {
    act(() => edit({ type: 'step', to: event.shiftKey ? 'redo' : 'undo' }));
  } else if (control && key === 'y' && !isOwnField) act(() => edit({ type: 'step', to: 'redo' }));
  else if (control && event.altKey && /^Digit[0-6]$/.test(event.code)) {
    const level = headingLevels.find((one) => event.code === `Digit${one}`);
    act(() => edit({ type: 'turn', id: current, kind: level ?? 'paragraph' }));
  }
}
