import { type Dispatch, type PointerEvent, useCallback, useRef } from 'react';
import type { Action } from '#lib/editor/state.ts';

/** Distance from an edge of the window at which it begins to scroll, in CSS pixels. */
const edge = 90;

/** The place among the other blocks that lies under the pointer. */
function findPlace(items: readonly HTMLElement[], y: number): number {
  const below = items.findIndex((item) => {
    const { top, height } = item.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below < 0 ? items.length : below;
}

function mark(items: readonly HTMLElement[], place: number | null): void {
  items.forEach((item, index) => {
    item.toggleAttribute('data-drop-before', index === place);
    item.toggleAttribute('data-drop-after', index === items.length - 1 && place === items.length);
  });
}

/** Drags a block by its grip, with a mouse, a pen or a finger. The list changes once, at the end. */
export function useDrag(dispatch: Dispatch<Action>) {
  const list = useRef<HTMLOListElement>(null);
  const onGrip = useCallback(
    (event: PointerEvent<HTMLElement>, id: string) => {
      const items = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
      const dragged = items.find((item) => item.dataset.block === id);
      if (!dragged || event.button !== 0) return;
      event.preventDefault();
      const others = items.filter((item) => item !== dragged);
      const grip = event.currentTarget;
      let place: number | null = null;
      grip.setPointerCapture(event.pointerId);
      dragged.toggleAttribute('data-dragged', true);

      const move = ({ clientY }: globalThis.PointerEvent) => {
        if (clientY < edge) scrollBy(0, -16);
        else if (clientY > innerHeight - edge) scrollBy(0, 16);
        place = findPlace(others, clientY);
        mark(others, place);
      };
      const end = ({ type }: Event) => {
        grip.removeEventListener('pointermove', move);
        for (const name of ['pointerup', 'pointercancel']) grip.removeEventListener(name, end);
        mark(others, null);
        dragged.removeAttribute('data-dragged');
        if (type === 'pointerup' && place !== null) dispatch({ type: 'move', id, to: place });
        if (type === 'pointerup') dispatch({ type: 'focus', id, caret: 'block' });
      };
      grip.addEventListener('pointermove', move);
      for (const name of ['pointerup', 'pointercancel']) grip.addEventListener(name, end);
    },
    [dispatch],
  );
  return { list, onGrip };
}
