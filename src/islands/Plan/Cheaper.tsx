import { listAll } from '#lib/list-words.ts';
import { formatRupees } from '#lib/money.ts';
import type { Cheaper as CheaperWay } from '#lib/plan/cheapest.ts';
import { setBookingList } from '#stores/booking-list.ts';

/** A cheaper way to book at least the same tests, to take over with one press. */
export function Cheaper({ cheaper }: { cheaper: CheaperWay | null }) {
  if (cheaper === null) return null;
  const { bundles } = cheaper;
  return (
    <aside className="cheaper">
      <p>
        <strong>
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
