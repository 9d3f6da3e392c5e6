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
    <section
      ref={root}
      className="page mt-[clamp(2.5rem,1.5rem+4vw,4.5rem)] grid gap-x-16 gap-y-6 lg:grid-cols-[1.4fr_1fr]"
      aria-labelledby={title}
    >
      <h2 id={title} className="lg:col-span-full">
        {heading}
      </h2>
      <ul>
        {reasons.map(({ id, title: reason, text, icon }) => (
          <li key={id} className="flex gap-5 border-t border-rule py-4">
            <Icon name={icon} size={32} className="flex-none text-eosin-deep" />
            <div>
              <h3>{reason}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <dl
        ref={figures}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] content-start gap-6 border-l-4 border-haematoxylin bg-sheet p-6 lg:grid-cols-[1fr] lg:gap-8 lg:px-10 lg:py-8"
      >
        {counters.map(({ id, target, label, delay }) => (
          <div key={id} id={id} className="flex flex-col-reverse justify-end">
            <dt className="mt-2 leading-[1.4] text-ink-soft">{label}</dt>
            <CountedFigure
              className="font-display text-[clamp(2.75rem,2rem+3vw,4.25rem)]/[1] font-[600] tabular-nums"
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
