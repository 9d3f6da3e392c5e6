/**
 * Asks for each script that a pending island imports, those first that others need: they travel together instead of one
 * after another as they are found, and each runs by itself, which leaves a weak phone room between them.
 */
for (const part of document.querySelector<HTMLElement>('[data-parts]')?.dataset.parts?.split(' ') ?? []) {
  // The island itself says what is missing.
  import(/* @vite-ignore */ part).catch(() => 0);
}
