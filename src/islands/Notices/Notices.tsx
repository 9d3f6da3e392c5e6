import { useEffect, useState } from 'react';
import { notices as english } from '#i18n/en/notices.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import { type Dated, toPhase } from '#lib/notices.ts';

interface Props {
  notices: readonly Dated[];
  /** The moment of the build, in milliseconds since 1970. */
  builtAt: number;
  words?: typeof english;
}

/**
 * The notices above every page, as at the build. On a page that outlives its day a notice that has passed leaves its room, and
 * one whose time has come stands at the foot of the window: nothing that is being read moves.
 */
export function Notices({ notices, builtAt, words = english }: Props) {
  const root = useIsland<HTMLElement>();
  const [now, setNow] = useState(builtAt);
  useEffect(() => setNow(Date.now()), []);
  const shown = notices.map((notice) => ({
    ...notice,
    built: toPhase(notice, builtAt),
    phase: toPhase(notice, now),
  }));
  const hasRoom = shown.some(({ built, phase }) => built === 'current' || phase === 'current');
  return (
    <aside className="no-print" aria-label={words.label} hidden={!hasRoom} ref={root}>
      {shown.map(({ id, words: said, lang, built, phase }) => (
        <p
          key={id}
          className={built === 'current' ? 'page' : 'late-notice'}
          lang={lang}
          data-notice=""
          data-past={phase === 'past' || undefined}
          hidden={built !== 'current' && phase !== 'current'}
        >
          {said}
        </p>
      ))}
    </aside>
  );
}
