/**
 * Stands inline in the head of screens whose loader waits for the first paint: what is pressed before it is there, on
 * `[data-early]`, is kept for it and not done by the browser, which would send a form off. `IslandLoader.astro` gives it
 * again and takes this away.
 */
declare global {
  interface Window {
    earlyPress?: HTMLElement;
  }
}

window.onclick = (event) => {
  const early = (event.target as Element).closest<HTMLElement>('[data-early]');
  if (!early) return;
  event.preventDefault();
  window.earlyPress = early;
};

export {};
