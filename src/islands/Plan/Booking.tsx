import { useId, useRef } from 'react';
import { routes } from '#config/routes.ts';
import { mostCompared } from '#lib/compare/choice.ts';
import { formatRupees } from '#lib/money.ts';
import type { Plan } from '#lib/plan/plan.ts';
import { removeFromBookingList } from '#stores/booking-list.ts';

interface Props {
  plan: Plan;
  /** When the report of each comes, in words; null while the hour of the draw is not clear. */
  reports: ReadonlyMap<string, string> | null;
}

/** What is booked, each with its price and a way to take it off, and the total. */
export function Booking({ plan, reports }: Props) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const bundles = plan.booked.filter(({ tests }) => tests.length > 1).map(({ id }) => id);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} ref={title} tabIndex={-1}>
        Tests
      </h2>
      <ul className="booked">
        {plan.booked.map(({ id, title: name, price, entry, tests }) => (
          <li key={id}>
            <div>
              <a href={entry ? routes.test(entry.slug) : routes.packages}>{name}</a>
              <small>
                {[entry?.code, tests.length > 1 ? `${tests.length} tests` : '', entry?.result?.text]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              {reports?.has(id) && <small className="due">{reports.get(id)}</small>}
            </div>
            <b>{formatRupees(price)}</b>
            <button
              type="button"
              onClick={() => {
                removeFromBookingList(id);
                title.current?.focus();
              }}
            >
              Remove<span className="sr-only">: {name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="total" role="status">
        <span>Total</span>
        <b>{formatRupees(plan.total)}</b>
      </p>
      <p className="more">
        <a href={routes.tests}>Add another test</a>
        {bundles.length > 0 && (
          <a href={routes.compareOf(bundles.slice(0, mostCompared))}>Compare with other panels and packs</a>
        )}
      </p>
    </section>
  );
}
