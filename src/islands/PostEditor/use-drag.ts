import { type Dispatch, type PointerEvent, useMemo, useRef, useState } from 'react';
import type { Action } from '#lib/editor/state.ts';

/** The block that is dragged, and its new place among the others: unknown until the pointer moves. */
interface Drag {
  id: string;
  place: number | null;
}

/** What the grip of a block asks for. */
export interface Grip {
  begin: (event: PointerEvent<HTMLElement>, id: string) => void;
  move: (event: PointerEvent<HTMLElement>) => void;
  drop: () => void;
  cancel: () => void;
}

/** Distance from an edge of the window at which it begins to scroll, in CSS pixels. */
const edge = 90;

/** The place among the other blocks that lies under the pointer. */
function findPlace(items: readonly Element[], y: number): number {
  const below = items.findIndex((item) => {
    const { top, height } = item.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below < 0 ? items.length : below;
}

/** Where the dragged block would be dropped, seen from this one; `ids` are all blocks in their order. */
export function findDrop(
  drag: Drag | null,
  ids: readonly string[],
  id: string,
): 'before' | 'after' | undefined {
  if (drag === null || drag.place === null || drag.id === id) return undefined;
  const others = ids.filter((other) => other !== drag.id);
  const index = others.indexOf(id);
  if (index === drag.place) return 'before';
  return index === others.length - 1 && drag.place === others.length ? 'after' : undefined;
}

/** Drags a block by its grip, with a mouse, a pen or a finger. The list changes once, at the end. */
export function useDrag(dispatch: Dispatch<Action>) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  // The pointer can move again before the list is drawn.
  const now = useRef<Drag | null>(null);
  const grip = useMemo((): Grip => {
    const show = (next: Drag | null): void => {
      now.current = next;
      setDrag(next);
    };
    return {
      begin: (event, id) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        show({ id, place: null });
      },
      move: ({ clientY }) => {
        if (!now.current) return;
        const { id, place } = now.current;
        if (clientY < edge) scrollBy(0, -16);
        else if (clientY > innerHeight - edge) scrollBy(0, 16);
        const others = [...(list.current?.children ?? [])].filter(
          (item) => item.getAttribute('data-block') !== id,
        );
        const next = findPlace(others, clientY);
        if (next !== place) show({ id, place: next });
      },
      drop: () => {
        if (!now.current) return;
        const { id, place } = now.current;
        show(null);
        if (place !== null) dispatch({ type: 'move', id, to: place });
        dispatch({ type: 'focus', id, caret: 'block' });
      },
      cancel: () => show(null),
    };
  }, [dispatch]);
  return { list, grip, drag };
}
