/** Keeps price lists, finder, tests and plan on the device for reading without a network, once a visitor uses one of them. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch((error: unknown) => {
    // Private windows refuse it; the page itself does not need it.
    console.info('Not kept for reading offline:', error);
  });
}
