import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the control that opens something in its place: gives it the focus when that has gone unused, because the button that
 * closed it has gone with it. `isBack` is true from then on.
 */
export function useReturn<Control extends HTMLElement>(isBack: boolean): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => {
    if (isBack) control.current?.focus();
  }, [isBack]);
  return control;
}
