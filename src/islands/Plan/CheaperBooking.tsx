import { fill } from '#config/fill.ts';
import { listAll } from '#lib/list-words.ts';
import { formatRupees } from '#lib/money.ts';
import type { Offer } from '#lib/plan/plan.ts';
import type { PlanWords } from '#lib/plan/words.ts';

interface Props {
  cheaper: Offer | null;
  words: PlanWords;
  onTake(ids: readonly string[]): void;
}

/** A cheaper way to book at least the same tests, or more for the same price, to take over with one press. */
export function CheaperBooking({ cheaper, words, onTake }: Props) {
  if (cheaper === null) return null;
  const { locale, cheaper: said } = words.plan;
  const { bundles, saving, extras, addsFast } = cheaper;
  const [first, rest] =
    saving === 0
      ? [said.same, said.sameWith]
      : [bundles.length > 0 ? said.take : said.takeOnce, extras.length > 0 ? said.allWith : said.all];
  return (
    <aside className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-4 border-leaf py-1 pl-4">
      <p className="flex-[1_1_18rem]">
        <strong className="text-leaf">
          {fill(first, { bundles: listAll(bundles, locale), saving: formatRupees(saving) })}
        </strong>{' '}
        {fill(rest, { total: formatRupees(cheaper.total), extras: listAll(extras, locale) })}
        {addsFast && ` ${said.addsFast}`}
      </p>
      <button
        type="button"
        className="button quiet"
        onClick={() => onTake(cheaper.booked.map(({ id }) => id))}
      >
        {said.change}
      </button>
    </aside>
  );
}
