import { useEffect } from 'react';

const mounts = import.meta.glob<{ mount(element: HTMLElement): void }>('./*/mount.tsx');

async function mount(element: HTMLElement): Promise<void> {
  try {
    const code = await mounts[`./${element.dataset.island}/mount.tsx`]?.();
    code?.mount(element);
    element.dataset.live = '';
  } catch (error) {
    console.error(error);
    delete element.dataset.pending;
    element.dataset.failed = '';
  }
}

export function DomIslands() {
  useEffect(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
      if (element.dataset.when !== 'visible') {
        void mount(element);
        continue;
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          void mount(element);
        },
        { rootMargin: '200px' },
      );
      observer.observe(element);
    }
  }, []);
  return null;
}
