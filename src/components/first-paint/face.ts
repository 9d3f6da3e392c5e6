import { root } from './root.ts';

/** Fetches the display face and puts it on in one step. A heading that would take more or fewer lines in it stays as it is, so that nothing moves. */
export const putOnFace = async (): Promise<void> => {
  await document.fonts.load('1px B');
  const heading = document.querySelector('h1');
  const height = heading?.offsetHeight;
  root.dataset.face = '';
  // Names what goes without it.
  if (heading?.offsetHeight !== height) root.dataset.face = 'h1';
};
