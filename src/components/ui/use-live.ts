import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML of the build, true once React has taken it over: for controls that need script. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
