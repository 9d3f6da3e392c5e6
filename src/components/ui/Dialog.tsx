import type { ComponentProps, RefObject } from 'react';
import { sheetLook } from '#components/ui/Panel.tsx';
import { useModal } from '#components/ui/use-modal.ts';

type Props = ComponentProps<'dialog'> & { ref: RefObject<HTMLDialogElement | null> };

/** A sheet over the page, open as long as it is drawn. */
export function Dialog({ ref, ...rest }: Props) {
  useModal(ref);
  return (
    <dialog
      {...rest}
      ref={ref}
      className={`m-auto w-[min(28rem,100%-2rem)] p-6 text-inherit backdrop:bg-ink/45 ${sheetLook}`}
    />
  );
}
