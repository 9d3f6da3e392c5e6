import { type RefObject, useEffect } from 'react';

/** Opens a dialog over the page. When it goes, by whichever way, the focus returns to what had it before. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [dialog]);
}
