import { listAll } from '#lib/list-words.ts';
import { formatRupees } from '#lib/money.ts';
import type { Cheaper } from '#lib/plan/cheapest.ts';
import { setBookingList } from '#stores/booking-list.ts';

/** A cheaper way to book at least the same tests, to take over with one press. */
export function CheaperBooking({ cheaper }: { cheaper: Cheaper | null }) {
  if (cheaper === null) return null;
  const { bundles } = cheaper;
  return (
    <aside className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-4 border-leaf py-1 pl-4">
      <p className="flex-[1_1_18rem]">
        <strong className="text-leaf">
          {bundles.length > 0 ? `Take ${listAll(bundles)}` : 'Take each test once'} and save{' '}
          {formatRupees(cheaper.saving)}.
        </strong>{' '}
        All your tests for {formatRupees(cheaper.total)}
        {cheaper.extras.length > 0 && `, with ${listAll(cheaper.extras)} besides`}.
      </p>
      <button
        type="button"
        className="button quiet"
        onClick={() => setBookingList(cheaper.booked.map(({ id }) => id))}
      >
        Change the plan
      </button>
    </aside>
  );
}
