import { useEffect, useState } from 'react';
import { CountedFigure } from '#components/figures/CountedFigure.tsx';
import { useCountUp } from '#components/figures/use-count-up.ts';
import { stats } from '#data/stats.ts';
import { statsStrip } from '#i18n/en/stats-strip.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import { countedValue } from '#lib/count-up.ts';
import { formatCount, getStats } from '#lib/stats.ts';

const { duration, startsAt, threshold, storageKey } = stats.stripCounter;

interface Props {
  /** The moment of the build, ISO 8601. */
  builtAt: string;
  words?: typeof statsStrip;
  /** In another language, what the figures are called, by their keys. */
  labels?: Readonly<Record<string, string>>;
}

/** Four running figures: as they stood at the build, and live while they are in view. */
export function StatsStrip({ builtAt, words = statsStrip, labels }: Props) {
  const root = useIsland<HTMLElement>();
  const { elapsed, inView } = useCountUp(root, root, { storageKey, threshold, lasts: duration });
  const [now, setNow] = useState(() => new Date(builtAt));
  useEffect(() => {
    setNow(new Date());
    if (!inView) return;
    const refresh = setInterval(() => setNow(new Date()), stats.refreshEvery);
    return () => clearInterval(refresh);
  }, [inView]);

  const figures = getStats(now);
  return (
    <section ref={root} className="page" aria-label={words.label}>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(max(7rem,40%),1fr))] border-t border-b border-t-ink border-b-rule md:grid-cols-[1fr_1fr_1.5fr_1.5fr]">
        {stats.strip.map(({ key, label }) => (
          <div
            key={key}
            className="flex flex-col-reverse justify-end border-rule pt-3 pr-4 pb-3.5 nth-[n+3]:border-t md:border-t-0! md:not-first:border-l md:not-first:pl-6"
          >
            <dt className="label">{labels?.[key] ?? label}</dt>
            <CountedFigure
              className="font-display text-[clamp(1.5rem,1.1rem+1.6vw,2.25rem)]/[1.2] font-[600] wrap-anywhere"
              final={formatCount(figures[key])}
              running={
                elapsed === null
                  ? null
                  : formatCount(countedValue(figures[key], elapsed, { duration, startsAt }))
              }
            />
          </div>
        ))}
      </dl>
    </section>
  );
}
