import { fill } from '#config/fill.ts';
import { listAll } from '#lib/list-words.ts';
import { formatRupees } from '#lib/money.ts';
import type { Cheaper } from '#lib/plan/cheapest.ts';
import type { PlanWords } from '#lib/plan/words.ts';
import { setBookingList } from '#stores/booking-list.ts';

interface Props {
  cheaper: Cheaper | null;
  words: PlanWords;
}

/** A cheaper way to book at least the same tests, to take over with one press. */
export function CheaperBooking({ cheaper, words }: Props) {
  if (cheaper === null) return null;
  const { locale, cheaper: said } = words.plan;
  const { bundles } = cheaper;
  return (
    <aside className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-4 border-leaf py-1 pl-4">
      <p className="flex-[1_1_18rem]">
        <strong className="text-leaf">
          {fill(bundles.length > 0 ? said.take : said.takeOnce, {
            bundles: listAll(bundles, locale),
            saving: formatRupees(cheaper.saving),
          })}
        </strong>{' '}
        {fill(cheaper.extras.length > 0 ? said.allWith : said.all, {
          total: formatRupees(cheaper.total),
          extras: listAll(cheaper.extras, locale),
        })}
      </p>
      <button
        type="button"
        className="button quiet"
        onClick={() => setBookingList(cheaper.booked.map(({ id }) => id))}
      >
        {said.change}
      </button>
    </aside>
  );
}
