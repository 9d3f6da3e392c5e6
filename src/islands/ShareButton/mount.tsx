import '#islands/Offline/register.ts';
import { findPart } from '#islands/find.ts';
import { copyText } from '#islands/Toasts/copy.ts';

const copy = (address: string) =>
  copyText(address, {
    done: 'Link copied',
    refused: `Copying did not work. The address is ${address}`,
  });

async function share(title: string, address: string): Promise<void> {
  if (!('share' in navigator)) return copy(address);
  try {
    await navigator.share({ title, url: address });
  } catch (error) {
    // Closing the list of apps is a choice, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy(address);
  }
}

/** Gives Print and Share their work; Share goes where a browser can neither share nor copy. */
export function mount(island: HTMLElement): void {
  const address = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  const button = findPart(island, 'share');
  button.hidden = !('share' in navigator) && !('clipboard' in navigator);
  button.addEventListener('click', () => share(document.title, address));
  findPart(island, 'print').addEventListener('click', () => print());
}
