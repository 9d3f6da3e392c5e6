import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'aria-disabled'> & {
  /** What it began is still under way. */
  busy: boolean;
};

/**
 * A button that cannot be pressed again while its work is under way. It is not `disabled` meanwhile: that would take the
 * focus away, and with it the place of whoever works by keyboard or by ear. Enter in a field presses it as well.
 */
export function BusyButton({ busy, onClick, ...button }: Props) {
  return (
    <button
      {...button}
      aria-disabled={busy}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
