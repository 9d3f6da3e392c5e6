import { type ReactNode, useRef } from 'react';
import type { Failure } from '#backend/session.ts';

export const unreachableWords = 'We cannot be reached at the moment. Please check your connection.';

/** A failure in words; `kept` says what has not been lost. */
export function toWords(failure: Failure, kept = ''): string {
  switch (failure.kind) {
    case 'unreachable':
      return `${unreachableWords} ${kept}`.trim();
    case 'ended':
      return 'Your session has ended. Please sign in again.';
    case 'failed':
      return `${failure.message} ${kept}`.trim();
    case 'refused':
      return failure.message;
    default:
      return failure satisfies never;
  }
}

type Props = {
  failure: Failure | null;
  kept?: string;
  /** Shown under the words. */
  children?: ReactNode;
  /** Tries again; left out where the form's own button does. */
  onRetry?: () => void;
};

/**
 * The general box of a form or a screen. Always there, so that screen readers hear what comes into it, and so that it has the
 * focus when Retry goes with the words.
 */
export function Problem({ failure, kept, children, onRetry }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    place.current?.focus();
    onRetry?.();
  };
  return (
    <div className="problem" role="alert" tabIndex={-1} ref={place}>
      {failure && (
        <div>
          <p>{toWords(failure, kept)}</p>
          {children}
          {(failure.kind === 'unreachable' || failure.kind === 'failed') && (
            <button className="button quiet" type={onRetry ? 'button' : 'submit'} onClick={retry}>
              Retry
            </button>
          )}
        </div>
      )}
    </div>
  );
}
