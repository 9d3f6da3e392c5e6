import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what takes the place of a control that goes when it is pressed, as a button does that closes or that is answered in
 * words: gives it the focus. `isBack` is true from then on.
 */
export function useFocusReturn<Control extends HTMLElement>(isBack: boolean): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => {
    if (isBack) control.current?.focus();
  }, [isBack]);
  return control;
}
