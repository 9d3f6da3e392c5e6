import { hintAccount } from './account-hint.ts';
import { root } from './root.ts';

/**
 * In the head of every page: what can wait until the first words are on the screen. The display face does, unless somebody
 * comes from another page here and has it already. The hint of an account does, since the first look into the browser's
 * storage, or the first listening to it, takes a weak phone 15 ms; it is given again when another tab signs in or out, and
 * when Back brings the page up.
 */
const hasFace = document.referrer.startsWith(origin);

/**
 * Fetches the display face and puts it on. A page that is on the screen gets it section by section, each in a frame of its
 * own, so that a weak phone can answer in between. Its heading comes last, and stays as it is where it would take more or
 * fewer lines, so that nothing moves.
 */
const putOnFace = async (): Promise<void> => {
  await document.fonts.load('1em Besley');
  const heading = document.querySelector('h1');
  if (!hasFace)
    for (const section of document.querySelectorAll('section')) {
      if (section.contains(heading)) continue;
      await new Promise(requestAnimationFrame);
      section.dataset.face = '';
    }
  const height = heading?.offsetHeight;
  root.dataset.face = '';
  // Names what goes without it.
  if (heading?.offsetHeight !== height) root.dataset.face = 'h1';
};

if (hasFace) putOnFace();
new PerformanceObserver(() => {
  if (!hasFace) putOnFace();
  // biome-ignore lint/suspicious/noGlobalAssign: handlers of this page's own window, in fewer bytes
  // biome-ignore lint/suspicious/noAssignInExpressions: likewise; set before the call, which may fail
  (onpageshow = onstorage = hintAccount)();
  // Not `buffered`: nothing is painted before this runs.
}).observe({ type: 'paint' });
