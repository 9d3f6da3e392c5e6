/**
 * Asks for the display face once the first words are on the screen; at once for somebody who comes from another page
 * here and has it already. A heading that would take more or fewer lines in it stays as it is, so that nothing moves.
 */
const putOn = async (): Promise<void> => {
  await document.fonts.load('1em Besley');
  const { dataset } = document.documentElement;
  const heading = document.querySelector('h1');
  const height = heading?.offsetHeight;
  dataset.face = '';
  // Names what goes without it.
  if (heading?.offsetHeight !== height) dataset.face = 'h1';
};
if (document.referrer.startsWith(origin)) putOn();
else new PerformanceObserver(putOn).observe({ type: 'paint', buffered: true });
