import '#islands/Offline/register.ts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { findPart } from '#islands/find.ts';
import { parsePlanParams } from '#lib/plan/address.ts';
import { $bookingList, followBookingList, setBookingList, showBookingList } from '#stores/booking-list.ts';
import { loadData } from './load-data.ts';
import { PlanView } from './PlanView.tsx';

/** Works the plan out: the address' where there is one, else the list of this browser. */
export function mount(island: HTMLElement): void {
  const view = findPart(island, 'view');
  const shared = parsePlanParams(new URLSearchParams(location.search));
  const mine = $bookingList.get();
  const isShared = shared.ids.length > 0 && shared.ids.join() !== mine.join();
  if (isShared && mine.length > 0) showBookingList(shared.ids);
  else if (isShared) setBookingList(shared.ids);
  followBookingList();

  const root = createRoot(view);
  /** A link that a keyboard stands on is drawn anew: it goes on there. */
  const draw = (content: ReactNode) => {
    const { activeElement: focused } = document;
    const href = view.contains(focused) ? focused?.getAttribute('href') : null;
    flushSync(() => root.render(content));
    if (href) view.querySelector<HTMLElement>(`[href="${href}"]`)?.focus({ preventScroll: true });
    delete island.dataset.pending;
  };
  loadData().then(
    (data) => {
      draw(<PlanView data={data} shared={shared} mine={isShared ? mine : []} />);
    },
    (error: unknown) => {
      console.error(error);
      draw(
        <p className="none" role="alert">
          The plan could not be loaded. Your list is kept: please reload the page.
        </p>,
      );
    },
  );
}
