import type { ClientDirective } from 'astro';
import { isStored } from '#lib/is-stored.ts';
import { keepPress } from '#lib/keep-press.ts';

/**
 * What a visitor does who means to use the page. Screen readers may press without pointer and keys, and password managers fill
 * in without either.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'input', 'click'];

/** What a visitor does who goes on where the code could not be had. */
const furtherSigns = ['pointerdown', 'keydown', 'input'];

const firstSign = new Promise<void>((resolve) => {
  for (const sign of signs)
    addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true });
  // Of the page alone: a row inside it that comes to rest by itself is nobody's doing.
  addEventListener('scroll', () => resolve(), { once: true, passive: true });
  // Whoever comes back to a listing that had grown means it.
  if (history.state?.listing) resolve();
});

/**
 * Hydrates an island at the first sign of life on the page, or at once where the address asks for a view, or this browser keeps
 * something for it: `client:intent={{ stored: 'its key' }}`. What is pressed before is kept. Code that cannot be had is asked for again
 * when the visitor goes on.
 */
const intent: ClientDirective = (load, { value }, island) => {
  keepPress(island);
  const hydrate = async (): Promise<void> => {
    const start = await load();
    await start();
  };
  island.addEventListener('astro:hydration-error', () => {
    const tryAgain = new AbortController();
    for (const sign of furtherSigns)
      addEventListener(
        sign,
        () => {
          tryAgain.abort();
          void hydrate();
        },
        { signal: tryAgain.signal, capture: true, passive: true },
      );
  });
  if (location.search || isStored(value)) void hydrate();
  else void firstSign.then(hydrate);
};

export default intent;
