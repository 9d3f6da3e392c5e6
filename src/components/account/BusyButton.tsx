import { type ComponentProps, useLayoutEffect, useRef } from 'react';

type Props = Omit<ComponentProps<'button'>, 'ref'> & {
  /** What it began is still under way. */
  busy: boolean;
};

/**
 * A button that is disabled while its work is under way, and says the words that it then shows. Browsers take the focus from
 * a disabled button: it has it again afterwards, unless the work has given it to something else.
 */
export function BusyButton({ busy, disabled = false, ...button }: Props) {
  const own = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (busy) hadFocus.current = activeElement === own.current;
    else if (hadFocus.current && activeElement === body) own.current?.focus({ preventScroll: true });
  }, [busy]);
  return <button {...button} ref={own} disabled={busy || disabled} aria-live="polite" />;
}
