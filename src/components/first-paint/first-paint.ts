import { hintAccount } from './account-hint.ts';
import { putOnFace } from './face.ts';

/**
 * Right behind the first words of every page: what can wait until they are on the screen. The display face does, unless
 * somebody comes from another page here and has it already. The hint of an account does, since the first look into the
 * browser's storage, or the first listening to it, takes a weak phone 15 ms; it is given again when another tab signs in or
 * out, and when Back brings the page up.
 */
const face = document.referrer.includes(origin) && putOnFace();
new PerformanceObserver(() => {
  face || putOnFace();
  // biome-ignore lint/suspicious/noGlobalAssign: handlers of this page's own window, in fewer bytes
  // biome-ignore lint/suspicious/noAssignInExpressions: likewise; set before the call, which may fail
  (onpageshow = onstorage = hintAccount)();
  // `buffered`, since the words may be on the screen before this runs.
}).observe({ type: 'paint', buffered: true });
