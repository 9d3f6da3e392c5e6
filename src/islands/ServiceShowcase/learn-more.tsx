import { createRoot } from 'react-dom/client';
import { Detail } from './Detail.tsx';
import { type Details, loadDetails } from './details.ts';

/** Learn More opens the detail of a service in the page; where it cannot be had, its link leads to the service's page. */
export function openDetails(island: HTMLElement, hold: (reason: string, held: boolean) => void): void {
  const place = island.querySelector<HTMLElement>('[data-part="detail"]');
  if (!place) throw new Error('ServiceShowcase: the page has no part "detail"');
  const chatLink = place.dataset.chat ?? '';
  const root = createRoot(place);
  let loading: Promise<Details> | undefined;
  const load = (): Promise<Details> => {
    // What failed once is asked for again.
    loading ??= loadDetails().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  const open = async (link: HTMLAnchorElement): Promise<void> => {
    const id = link.dataset.detail ?? '';
    const title = link.closest('article')?.querySelector('h3')?.textContent ?? '';
    const close = (): void => {
      root.render(null);
      hold('detail', false);
      link.focus({ preventScroll: true });
    };
    try {
      const detail = (await load())[id];
      if (!detail) throw new Error(`No detail of ${id}`);
      hold('detail', true);
      root.render(<Detail key={id} title={title} detail={detail} chatLink={chatLink} onClose={close} />);
    } catch {
      location.assign(link.href);
    }
  };

  island.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-detail]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open(link);
  });
  // On the way to a Learn More its detail is fetched already.
  island.addEventListener('pointerover', () => void load().catch(() => 0), { once: true });
}
