import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useReducedMotion } from '#components/ui/use-media.ts';

interface Options {
  /** Milliseconds between two steps. */
  every: number;
  /** Where it stands: each step, of its own or the visitor's, begins the wait anew. */
  current: number;
  advance(): void;
  /** Whether something else holds the movement for a while. */
  isHeld?: boolean;
}

/**
 * Steps a carousel on by itself. It waits while a pointer or the keyboard's focus is in it, while it is out of view
 * and while the page is hidden. It does not start where people ask for less motion; they can start it by the button.
 */
export function useAutoAdvance(
  root: RefObject<HTMLElement | null>,
  { every, current, advance, isHeld = false }: Options,
) {
  const calm = useReducedMotion();
  const [wish, setWish] = useState({ calm, wanted: !calm });
  // What the device asks for counts anew when it changes.
  if (wish.calm !== calm) setWish({ calm, wanted: !calm });
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    setHovered(element.matches(':hover') && matchMedia('(hover: hover)').matches);
    const focused = document.activeElement;
    setFocused(element.contains(focused) && focused?.matches(':focus-visible') === true);
    const watch = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    watch.observe(element);
    const see = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', see);
    return () => {
      watch.disconnect();
      document.removeEventListener('visibilitychange', see);
    };
  }, [root]);

  const moving = wish.wanted && inView && !isHovered && !isFocused && !isHidden && !isHeld;
  const step = useEffectEvent(advance);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step begins the wait anew
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(step, every);
    return () => clearTimeout(timer);
  }, [moving, every, current]);

  return {
    /** Whether the visitor lets it move at all. */
    wanted: wish.wanted,
    /** Whether it moves at this moment. */
    moving,
    toggle: () => setWish({ calm, wanted: !wish.wanted }),
    /** For the root element. */
    holds: {
      // A touch is no hovering, though browsers say that the pointer has come in. Nor does the focus that a click leaves behind
      // mean that somebody is reading here: only one that is shown (`:focus-visible`) does.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && setFocused(false),
    },
  };
}
