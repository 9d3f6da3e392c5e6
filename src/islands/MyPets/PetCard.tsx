import { CHAT_NUMBER } from 'astro:env/client';
import { Avatar } from '#components/account/Avatar.tsx';
import { useReturn } from '#components/account/use-return.ts';
import { ageOf, healthNames, petTypeNames, toPetBookingText } from '#lib/account/pet-words.ts';
import { toChatLink } from '#lib/booking.ts';
import { formatLongDate, toIsoDay } from '#lib/dates.ts';
import type { Pet } from '#schemas/pet.ts';

type Props = {
  pet: Pet;
  /** Another change is on its way. */
  busy: boolean;
  /** Its editor has just been closed with nothing changed. */
  isBack: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

const toDay = (day: string | null): string => (day === null ? 'None' : formatLongDate(day));

export function PetCard({ pet, busy, isBack, onEdit, onDelete }: Props) {
  const today = toIsoDay(new Date());
  const bookHref = toChatLink(CHAT_NUMBER, toPetBookingText(pet, today));
  const isPast = pet.next_appointment !== null && pet.next_appointment < today;
  const edit = useReturn<HTMLButtonElement>(isBack);
  const kind = [petTypeNames[pet.type], pet.breed, ageOf(pet, today), pet.weight].filter(
    (part) => part !== '',
  );
  return (
    <article className="pet" aria-label={pet.name}>
      <Avatar image={pet.image} size={80} />
      <div>
        <h3>{pet.name}</h3>
        <p className="soft">{kind.join(', ')}</p>
        <p className="status" data-status={pet.health_status}>
          {healthNames[pet.health_status]}
        </p>
      </div>
      <dl className="facts">
        <div>
          <dt className="label">Last check-up</dt>
          <dd>{toDay(pet.last_checkup)}</dd>
        </div>
        <div>
          <dt className="label">{isPast ? 'Last appointment' : 'Next appointment'}</dt>
          <dd>
            {toDay(pet.next_appointment)}
            {isPast && (
              <>
                {', which is past. '}
                <a href={bookHref} target="_blank" rel="noopener">
                  Book a new one
                </a>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt className="label">Vaccinations</dt>
          <dd>{pet.vaccinations.join(', ') || 'None noted'}</dd>
        </div>
        <div>
          <dt className="label">Medications</dt>
          <dd>{pet.medications.join(', ') || 'None noted'}</dd>
        </div>
        {pet.notes && (
          <div className="whole">
            <dt className="label">Notes</dt>
            <dd className="notes">{pet.notes}</dd>
          </div>
        )}
      </dl>
      <div className="actions">
        <a
          className="button"
          href={bookHref}
          target="_blank"
          rel="noopener"
          aria-label={`Book for ${pet.name}`}
        >
          Book
        </a>
        <button
          ref={edit}
          className="button quiet"
          type="button"
          aria-label={`Edit ${pet.name}`}
          onClick={onEdit}
        >
          Edit
        </button>
        <button
          className="button danger"
          type="button"
          aria-label={`Delete ${pet.name}`}
          disabled={busy}
          onClick={onDelete}
        >
          Delete
        </button>
      </div>
    </article>
  );
}
