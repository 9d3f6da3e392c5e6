import '#islands/Offline/register.ts';
import { notify } from '#islands/Toasts/notify.ts';

function find(island: HTMLElement, part: string): HTMLElement {
  const found = island.querySelector<HTMLElement>(`[data-part="${part}"]`);
  if (!found) throw new Error(`ShareButton: the page has no part "${part}"`);
  return found;
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    await notify.success('Link copied');
  } catch {
    await notify.error(`Copying did not work. The address is ${address}`);
  }
}

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
  const button = find(island, 'share');
  button.hidden = !('share' in navigator) && !('clipboard' in navigator);
  button.addEventListener('click', () => share(document.title, address));
  find(island, 'print').addEventListener('click', () => print());
}
