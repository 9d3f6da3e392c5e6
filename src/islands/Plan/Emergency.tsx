import { site } from '#config/site.ts';
import { nameEmergency } from '#lib/finder/emergency-region.ts';
import type { PlanEmergency } from '#lib/plan/catalogue.ts';

/** What to do before anything is booked: each emergency is a region of its own. */
export function Emergency({ emergencies }: { emergencies: readonly PlanEmergency[] }) {
  return emergencies.map(({ sign, always, doNow, never }) => (
    <section key={sign} className="emergency" aria-label={nameEmergency({ sign, always })}>
      <p>
        <strong>{nameEmergency({ sign, always })}.</strong> {doNow}
      </p>
      <p>
        <strong>{never}</strong>
      </p>
      <p>
        A vet can reach us day and night at <a href={`tel:${site.phone.tel}`}>{site.phone.shown}</a>.
      </p>
    </section>
  ));
}
