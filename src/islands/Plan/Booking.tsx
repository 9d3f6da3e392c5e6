import type { Ref } from 'react';
import { TextButton } from '#components/ui/TextButton.tsx';
import { fill } from '#config/fill.ts';
import { type Locale, localePath } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import { mostCompared } from '#lib/compare/choice.ts';
import { formatRupees } from '#lib/money.ts';
import type { Plan } from '#lib/plan/plan.ts';
import type { PlanWords } from '#lib/plan/words.ts';
import { PlanSection } from './PlanSection.tsx';

interface Props {
  plan: Plan;
  /** When the report of each comes, in words; null while the hour of the draw is not clear. */
  reports: ReadonlyMap<string, string> | null;
  locale: Locale;
  words: PlanWords;
  titleRef: Ref<HTMLHeadingElement>;
  onRemove(id: string): void;
}

const way = 'mr-6 inline-block py-2.5';

/** What is booked, each with its price and a way to take it off, and the total. */
export function Booking({ plan, reports, locale, words, titleRef, onRemove }: Props) {
  const said = words.plan.booking;
  const to = (route: string) => localePath(route, locale);
  const bundles = plan.booked.filter(({ tests }) => tests.length > 1).map(({ id }) => id);
  return (
    <PlanSection title={said.title} headingRef={titleRef}>
      <ul>
        {plan.booked.map(({ id, title: name, price, entry, tests }) => (
          <li key={id} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-rule pt-2.5">
            <div className="row-span-2 pb-2.5">
              <a href={to(entry ? routes.test(entry.slug) : routes.packages)}>{name}</a>
              <small className="block text-small/[1.45] text-ink-soft">
                {[
                  entry?.gloss,
                  entry?.code,
                  tests.length > 1 ? fill(said.tests, { count: tests.length }) : '',
                  entry?.result?.text,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              {reports?.has(id) && <small className="block text-small/[1.45]">{reports.get(id)}</small>}
            </div>
            <span className="text-right tabular-nums">{formatRupees(price)}</span>
            <TextButton className="col-start-2 justify-self-end text-small" onClick={() => onRemove(id)}>
              {said.remove}
              <span className="sr-only">: {name}</span>
            </TextButton>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between py-2.5" role="status">
        <span>{said.total}</span>
        <b className="font-display text-[1.5rem]/[1.2] font-[600] tabular-nums">{formatRupees(plan.total)}</b>
      </p>
      <p>
        <a className={way} href={to(routes.tests)}>
          {said.addAnother}
        </a>
        {bundles.length > 0 && (
          <a className={way} href={to(routes.compareOf(bundles.slice(0, mostCompared)))}>
            {said.compare}
          </a>
        )}
      </p>
    </PlanSection>
  );
}
