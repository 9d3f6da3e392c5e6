import { CHAT_NUMBER } from 'astro:env/client';
import { Avatar } from '#components/account/Avatar.tsx';
import { Fact, Facts } from '#components/account/Facts.tsx';
import { useFocusReturn } from '#components/account/use-focus-return.ts';
import { Actions, Button, ButtonLink } from '#components/ui/Button.tsx';
import { ageOf, petTypeNames, toPetBookingText } from '#lib/account/pet-words.ts';
import { toChatLink } from '#lib/booking.ts';
import { formatLongDate, toIsoDay } from '#lib/dates.ts';
import type { Pet } from '#schemas/pet.ts';
import { HealthBadge } from './HealthBadge.tsx';
import { petCardLook } from './pet-card-look.ts';

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
  const edit = useFocusReturn<HTMLButtonElement>(isBack);
  const kind = [petTypeNames[pet.type], pet.breed, ageOf(pet, today), pet.weight].filter(
    (part) => part !== '',
  );
  return (
    <article className={petCardLook} aria-label={pet.name}>
      <Avatar image={pet.image} size={80} />
      <div>
        <h3 className="text-h2">{pet.name}</h3>
        <p className="wrap-anywhere text-ink-soft">{kind.join(', ')}</p>
        <HealthBadge status={pet.health_status} />
      </div>
      <Facts className="col-span-full self-start">
        <Fact label="Last check-up">{toDay(pet.last_checkup)}</Fact>
        <Fact label={isPast ? 'Last appointment' : 'Next appointment'}>
          {toDay(pet.next_appointment)}
          {isPast && (
            <>
              {', which is past. '}
              <a href={bookHref} target="_blank" rel="noopener">
                Book a new one
              </a>
            </>
          )}
        </Fact>
        <Fact label="Vaccinations">{pet.vaccinations.join(', ') || 'None noted'}</Fact>
        <Fact label="Medications">{pet.medications.join(', ') || 'None noted'}</Fact>
        {pet.notes && (
          <Fact label="Notes" isWide>
            <span className="whitespace-pre-line">{pet.notes}</span>
          </Fact>
        )}
      </Facts>
      <Actions className="col-span-full">
        <ButtonLink href={bookHref} target="_blank" rel="noopener" aria-label={`Book for ${pet.name}`}>
          Book
        </ButtonLink>
        <Button ref={edit} tone="quiet" aria-label={`Edit ${pet.name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button tone="danger" aria-label={`Delete ${pet.name}`} disabled={busy} onClick={onDelete}>
          Delete
        </Button>
      </Actions>
    </article>
  );
}
