import { type RefObject, useEffect } from 'react';

/**
 * Opens a dialog over the page, with the focus on `first` where that is there. When it goes, by whichever way, the focus
 * returns to what had it before.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  first?: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    first?.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [dialog, first]);
}
