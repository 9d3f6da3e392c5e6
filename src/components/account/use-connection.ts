import { useEffect, useEffectEvent } from 'react';

/** Calls `retry` when the browser finds its connection again. */
export function useConnection(retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    const listen = () => again();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
}
