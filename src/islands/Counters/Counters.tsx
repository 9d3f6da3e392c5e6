import { useId, useRef } from 'react';
import { CountedFigure } from '#components/figures/CountedFigure.tsx';
import { useCountUp } from '#components/figures/use-count-up.ts';
import { Icon } from '#components/ui/Icon.tsx';
import { useIsland } from '#islands/shared/use-island.ts';
import { countedValue } from '#lib/count-up.ts';
import { formatCount } from '#lib/stats.ts';
import type { WhyChooseUs } from '#schemas/claim.ts';

/** The reasons to come to this laboratory, with two figures that are counted up. */
export function Counters({
  heading,
  reasons,
  counters,
  duration,
  startsAt,
  threshold,
  storageKey,
}: WhyChooseUs) {
  const root = useIsland<HTMLElement>();
  const figures = useRef<HTMLDListElement>(null);
  const title = useId();
  const lasts = duration + Math.max(...counters.map(({ delay }) => delay));
  const { elapsed } = useCountUp(root, figures, { storageKey, threshold, lasts });
  return (
    <section ref={root} className="why-choose-us page" aria-labelledby={title}>
      <h2 id={title}>{heading}</h2>
      <ul className="reasons">
        {reasons.map(({ id, title: reason, text, icon }) => (
          <li key={id}>
            <Icon name={icon} size={32} />
            <div>
              <h3>{reason}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <dl ref={figures}>
        {counters.map(({ id, target, label, delay }) => (
          <div key={id} id={id}>
            <dt>{label}</dt>
            <CountedFigure
              final={formatCount(target)}
              running={
                elapsed === null
                  ? null
                  : formatCount(countedValue(target, elapsed, { duration, delay, startsAt }))
              }
            />
          </div>
        ))}
      </dl>
    </section>
  );
}
