/**
 * Imported by the islands of price lists, finder, tests and plan, whose code comes with the first sign of life: from
 * then on these pages are kept on the device for reading without a network.
 */
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch((error: unknown) => {
    // Private windows refuse it; the page itself does not need it.
    console.info('Not kept for reading offline:', error);
  });
}
