import { createRoot } from 'react-dom/client';
import { Toasts } from './Toasts.tsx';
import styles from './toasts.css?url';

let isShown = false;

/** Puts the list of messages into the page, once. */
export function showToasts(): void {
  if (isShown) return;
  isShown = true;
  const area = document.createElement('div');
  area.id = 'toasts';
  // A region that is there before its words: one that comes together with them is often not read out.
  area.ariaLive = 'polite';
  document.body.append(area);
  createRoot(area).render(
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <Toasts />
    </>,
  );
}
