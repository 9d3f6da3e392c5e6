import { useEffect } from 'react';

/** Keeps the pages that can be read without a network on the device, from the first sign of life on. */
export function useOfflineCopy(): void {
  useEffect(() => {
    // It may be out of reach; the page itself does not need it.
    import('./register.ts').catch(console.info);
  }, []);
}
