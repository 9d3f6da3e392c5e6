import { type ReactNode, useEffect, useState } from 'react';
import { fill } from '#config/fill.ts';
import { shareButton } from '#i18n/en/share-button.ts';
import { keepOffline } from '#islands/Offline/keep-offline.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import { copyText } from '#islands/Toasts/copy.ts';
import { ToastArea } from '#islands/Toasts/ToastArea.tsx';

interface Props {
  /** The page's own address, in full. */
  address: string;
  /** Its place on the page. */
  className?: string;
  words?: typeof shareButton;
  /** Slots. */
  printIcon?: ReactNode;
  shareIcon?: ReactNode;
}

const copy = (address: string, words: typeof shareButton): Promise<void> =>
  copyText(address, { done: words.copied, refused: fill(words.refused, { address }) });

async function share(address: string, words: typeof shareButton): Promise<void> {
  if (!('share' in navigator)) return copy(address, words);
  try {
    await navigator.share({ title: document.title, url: address });
  } catch (error) {
    // Closing the list of apps is a choice, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy(address, words);
  }
}

const button =
  'inline-flex min-h-11 items-center gap-2 border-0 bg-transparent px-2 text-small text-haematoxylin hover:text-haematoxylin-deep hover:underline';

/** Print and Share. Share goes where a browser can neither share nor copy. */
export function ShareButton({ address, className = '', words = shareButton, printIcon, shareIcon }: Props) {
  const root = useIsland<HTMLDivElement>();
  const [canShare, setCanShare] = useState(true);
  useEffect(() => setCanShare('share' in navigator || 'clipboard' in navigator), []);
  useEffect(keepOffline, []);
  return (
    <div className={`no-print flex noscript:hidden ${className}`} ref={root}>
      <button className={button} type="button" onClick={() => print()}>
        {printIcon}
        {words.print}
      </button>
      <button className={button} type="button" hidden={!canShare} onClick={() => void share(address, words)}>
        {shareIcon}
        {words.share}
      </button>
      <ToastArea />
    </div>
  );
}
