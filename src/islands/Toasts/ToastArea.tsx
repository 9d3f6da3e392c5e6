import { useStore } from '@nanostores/react';
import { createPortal } from 'react-dom';
import { useLive } from '#components/ui/use-live.ts';
import { $toastList } from './notify.ts';
import styles from './toasts.css?url';

/** Where messages come up. An island that calls `notify` draws it, once a page. */
export function ToastArea() {
  const isLive = useLive();
  const List = useStore($toastList, { ssr: 'initial' });
  if (!isLive) return null;
  // The region is there before its words: one that comes together with them is often not read out.
  return createPortal(
    <div id="toasts" className="no-print" aria-live="polite">
      {List && (
        <>
          <link rel="stylesheet" href={styles} precedence="default" />
          <List />
        </>
      )}
    </div>,
    document.body,
  );
}
