import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether React has taken over: false in the page's HTML, true from the first frame afterwards. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
