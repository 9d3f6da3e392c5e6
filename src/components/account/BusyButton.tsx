import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '#components/ui/Button.tsx';

type Props = Omit<ButtonProps, 'ref'> & {
  /** What it began is still under way. */
  busy: boolean;
};

/**
 * A button that is disabled while its work is under way, and says the words that it then shows. Browsers take the focus from
 * a disabled button, some while it is being disabled, when React tells of no event, and some a moment later: it has the
 * focus again afterwards, unless the work or somebody has given it to something else.
 */
export function BusyButton({ busy, disabled = false, ...button }: Props) {
  const own = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (busy || !hasFocus.current) return;
    if (document.activeElement === document.body) own.current?.focus({ preventScroll: true });
    hasFocus.current = document.activeElement === own.current;
  }, [busy]);
  return (
    <Button
      {...button}
      ref={own}
      disabled={busy || disabled}
      aria-live="polite"
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ currentTarget }) => {
        hasFocus.current = currentTarget.disabled;
      }}
    />
  );
}
