import { site } from '#config/site.ts';
import { nameEmergency } from '#lib/finder/emergency-region.ts';
import type { PlanEmergency } from '#lib/plan/catalogue.ts';
import type { PlanWords } from '#lib/plan/words.ts';

interface Props {
  emergencies: readonly PlanEmergency[];
  words: PlanWords['testEmergency'];
}

/** What to do before anything is booked: each emergency is a region of its own. */
export function Emergency({ emergencies, words }: Props) {
  return emergencies.map(({ sign, always, doNow, never }) => (
    <section
      key={sign}
      className="mb-6 border-l-4 border-vermilion py-0.5 pl-4"
      aria-label={nameEmergency({ sign, always }, words)}
    >
      <p>
        <strong>
          {nameEmergency({ sign, always }, words)}
          {words.stop}
        </strong>{' '}
        {doNow}
      </p>
      <p>
        <strong>{never}</strong>
      </p>
      <p>
        {words.phone}
        <a className="inline-block py-2.5" href={`tel:${site.phone.tel}`}>
          {site.phone.shown}
        </a>
        {words.stop}
      </p>
    </section>
  ));
}
