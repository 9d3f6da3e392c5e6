import { site } from '#config/site.ts';
import { nameEmergency } from '#lib/finder/emergency-region.ts';
import type { PlanEmergency } from '#lib/plan/catalogue.ts';

/** What to do before anything is booked: each emergency is a region of its own. */
export function Emergency({ emergencies }: { emergencies: readonly PlanEmergency[] }) {
  return emergencies.map(({ sign, always, doNow, never }) => (
    <section
      key={sign}
      className="mb-6 border-l-4 border-vermilion py-0.5 pl-4"
      aria-label={nameEmergency({ sign, always })}
    >
      <p>
        <strong>{nameEmergency({ sign, always })}.</strong> {doNow}
      </p>
      <p>
        <strong>{never}</strong>
      </p>
      <p>
        A vet can reach us day and night at{' '}
        <a className="inline-block py-2.5" href={`tel:${site.phone.tel}`}>
          {site.phone.shown}
        </a>
        .
      </p>
    </section>
  ));
}
