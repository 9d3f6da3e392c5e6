import { createRoot } from 'react-dom/client';
import { resolveValue, useToaster } from 'react-hot-toast/headless';
import styles from './toasts.css?url';

function Toasts() {
  const { toasts, handlers } = useToaster();
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <ul className="toasts" onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
        {toasts.map((toast) => (
          <li key={toast.id} data-kind={toast.type} data-visible={toast.visible}>
            {resolveValue(toast.message, toast)}
          </li>
        ))}
      </ul>
    </>
  );
}

let shown = false;

/** Draws the messages into the shell's toast area, once a page. */
export function showToasts(): void {
  if (shown) return;
  shown = true;
  const area = document.querySelector('#toasts');
  if (!area) throw new Error('Toasts: the page has no #toasts');
  // A region that is there before its words: one that comes together with them is often not read out.
  area.ariaLive = 'polite';
  createRoot(area).render(<Toasts />);
}
