import '#islands/Offline/register.ts';
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
  const done = () => delete island.dataset.pending;
  loadData().then(
    (data) => {
      root.render(<PlanView data={data} shared={shared} mine={isShared ? mine : []} />);
      done();
    },
    (error: unknown) => {
      console.error(error);
      root.render(
        <p className="none" role="alert">
          The plan could not be loaded. Your list is kept: please reload the page.
        </p>,
      );
      done();
    },
  );
}
