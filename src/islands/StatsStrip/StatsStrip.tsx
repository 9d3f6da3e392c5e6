import { useEffect, useState } from 'react';
import { CountedFigure } from '#components/figures/CountedFigure.tsx';
import { useCountUp } from '#components/figures/use-count-up.ts';
import { stats } from '#data/stats.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import { countedValue } from '#lib/count-up.ts';
import { formatCount, getStats } from '#lib/stats.ts';

const { duration, startsAt, threshold, storageKey } = stats.stripCounter;

interface Props {
  /** The moment of the build, ISO 8601. */
  builtAt: string;
}

/** Four running figures: as they stood at the build, and live while they are in view. */
export function StatsStrip({ builtAt }: Props) {
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
    <section ref={root} className="stats-strip page" aria-label="The laboratory in figures">
      <dl>
        {stats.strip.map(({ key, label }) => (
          <div key={key}>
            <dt className="label">{label}</dt>
            <CountedFigure
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
