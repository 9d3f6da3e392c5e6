import { useStore } from '@nanostores/react';
import { useDeferredValue, useId } from 'react';
import { useBookingList } from '#islands/shared/use-booking-list.ts';
import { $planAnnouncement } from '#stores/plan-announcement.ts';
import type { Shown } from './engine.ts';
import { HitRow } from './HitRow.tsx';
import type { FinderVoice } from './voice.ts';

/** As many rows as a key is answered with at once; the others follow when there is time. */
const rowsAtOnce = 8;

interface Props {
  shown: readonly Shown[];
  isRanked: boolean;
  /** The chat, with the message of a booking; null where nothing offers to book. */
  bookLink: string | null;
  voice: FinderVoice;
}

/** What a search or a choice of filters finds, as rows. */
export function Hits({ shown, isRanked, bookLink, voice }: Props) {
  const heading = useId();
  const plan = useBookingList();
  const saidOfPlan = useStore($planAnnouncement);
  const settled = useDeferredValue(shown, []);
  const rendered = settled === shown ? shown : shown.slice(0, rowsAtOnce);
  const List = isRanked ? 'ol' : 'ul';
  return (
    <section className="hits border-t-2 border-ink" aria-labelledby={heading}>
      <h2 className="sr-only" id={heading}>
        {isRanked ? voice.words.ranked : voice.words.alphabetical}
      </h2>
      <List className="lg:pl-24">
        {rendered.map(({ entry, gloss, reason }) => (
          <HitRow
            key={entry.code}
            entry={entry}
            gloss={gloss}
            reason={reason}
            isInPlan={plan.includes(entry.code)}
            bookLink={bookLink}
            voice={voice}
          />
        ))}
      </List>
      <p className="sr-only" role="status">
        {saidOfPlan}
      </p>
    </section>
  );
}
