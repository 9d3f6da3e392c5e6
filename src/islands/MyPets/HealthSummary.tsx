import { download } from '#components/account/download.ts';
import { Button } from '#components/ui/Button.tsx';
import { site } from '#config/site.ts';
import { healthNames } from '#lib/account/pet-words.ts';
import { isUpcoming, toCalendar, upcomingDays } from '#lib/account/visits.ts';
import { toIsoDay } from '#lib/dates.ts';
import type { HealthStatus, Pet } from '#schemas/pet.ts';
import { SummaryRow, SummaryRows } from './SummaryRows.tsx';

const statuses: readonly HealthStatus[] = ['healthy', 'monitoring', 'treatment', 'unknown'];

/** How the pets are, and which visits come within a month. */
export function HealthSummary({ pets }: { pets: readonly Pet[] }) {
  const now = new Date();
  const today = toIsoDay(now);
  const visits = pets.filter(({ next_appointment }) => isUpcoming(next_appointment, today)).length;
  const planned = pets.some(({ next_appointment }) => next_appointment !== null && next_appointment >= today);
  const counts = statuses
    .map((status) => [status, pets.filter((pet) => pet.health_status === status).length] as const)
    .filter(([status, count]) => status !== 'unknown' || count > 0);

  return (
    <section aria-labelledby="health">
      <h2 className="text-h3" id="health">
        Health Summary
      </h2>
      <SummaryRows>
        {counts.map(([status, count]) => (
          <SummaryRow key={status} label={healthNames[status]}>
            {count}
          </SummaryRow>
        ))}
        <SummaryRow label={`Visits within ${upcomingDays} days`}>{visits}</SummaryRow>
      </SummaryRows>
      {planned && (
        <Button
          tone="text"
          onClick={() =>
            download(
              'appointments.ics',
              'text/calendar',
              toCalendar(pets, site.name, today, now.toISOString()),
            )
          }
        >
          Put the appointments into my calendar
        </Button>
      )}
    </section>
  );
}
