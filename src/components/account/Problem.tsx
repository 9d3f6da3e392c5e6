import { type ReactNode, useRef } from 'react';
import type { Failure } from '#backend/session.ts';
import { Button } from '#components/ui/Button.tsx';
import { Callout } from '#components/ui/Callout.tsx';

export const unreachableWords = 'We cannot be reached at the moment. Please check your connection.';

/** A failure in words; `kept` says what has not been lost. */
export function toWords(failure: Failure, kept = ''): string {
  switch (failure.kind) {
    case 'unreachable':
      return `${unreachableWords} ${kept}`.trim();
    case 'ended':
      return 'Your session has ended. Please sign in again.';
    case 'failed':
      return kept ? `${failure.message.replace(/[^.!?]$/, '$&.')} ${kept}` : failure.message;
    case 'refused':
      return failure.message;
    default:
      return failure satisfies never;
  }
}

/**
 * The place of a callout: not seen while it is empty, unless it has the focus to be read on from. Even then it takes no room: that
 * would go when a button is pressed, and take the button from under the pointer.
 */
export const calloutPlace = 'problem outline-none empty:absolute not-focus:empty:hidden';

type Props = {
  failure: Failure | null;
  kept?: string;
  className?: string;
  /** Shown under the words. */
  children?: ReactNode;
  /** Tries again; left out where the form's own button does. */
  onRetry?: () => void;
};

/**
 * The general box of a form or a screen. Always there, so that screen readers hear what comes into it, and so that it has the
 * focus when Retry goes with the words.
 */
export function Problem({ failure, kept, className = '', children, onRetry }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    place.current?.focus();
    onRetry?.();
  };
  return (
    <div className={`${calloutPlace} ${className}`} role="alert" tabIndex={-1} ref={place}>
      {failure && (
        <Callout tone="problem">
          <p>{toWords(failure, kept)}</p>
          {children}
          {(failure.kind === 'unreachable' || failure.kind === 'failed') && (
            <Button tone="quiet" type={onRetry ? 'button' : 'submit'} onClick={retry}>
              Retry
            </Button>
          )}
        </Callout>
      )}
    </div>
  );
}
