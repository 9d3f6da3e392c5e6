import { useEffect, useRef, useState } from 'react';
import { changePet } from '#backend/pets.ts';
import { type Failure, mayBeDone } from '#backend/session.ts';
import { FieldGroup, Form } from '#components/account/Form.tsx';
import { FormActions } from '#components/account/FormActions.tsx';
import { Choices, TextArea, TextField } from '#components/account/fields.tsx';
import { useAccountForm } from '#components/account/use-account-form.ts';
import { useSessionGuard } from '#components/account/use-session-guard.tsx';
import { toBirthDay, toWeight } from '#lib/account/pet-age.ts';
import { ageOf, healthNames, petTypeNames } from '#lib/account/pet-words.ts';
import { forgetFields, pickChanged } from '#lib/account/pick-changed.ts';
import { toIsoDay } from '#lib/dates.ts';
import {
  healthStatuses,
  type Pet,
  type PetForm,
  type PetInput,
  petFormSchema,
  petTypes,
} from '#schemas/pet.ts';
import { getAuth } from '#stores/session.ts';
import { PetPicture } from './PetPicture.tsx';
import { createPetAdder } from './pet-adder.ts';

type Props = {
  pet: Pet | null;
  /** The pets of the account. */
  known: readonly Pet[];
  email: string;
  onCancel: () => void;
  onSaved: (pet: Pet) => void;
};

const types = petTypes.map((value) => ({ value, label: petTypeNames[value] }));

function toTyped(pet: Pet | null): PetInput {
  return {
    name: pet?.name ?? '',
    type: pet?.type ?? 'dog',
    breed: pet?.breed ?? '',
    age: pet?.born_on ? '' : (pet?.age ?? ''),
    born_on: pet?.born_on ?? '',
    weight: pet?.weight ?? '',
    last_checkup: pet?.last_checkup ?? '',
    next_appointment: pet?.next_appointment ?? '',
    image: pet?.image ?? null,
    health_status: pet?.health_status ?? 'healthy',
    vaccinations: pet?.vaccinations.join('\n') ?? '',
    medications: pet?.medications.join('\n') ?? '',
    notes: pet?.notes ?? '',
  };
}

export function PetEditor({ pet, known, email, onCancel, onSaved }: Props) {
  const { form, field, submit } = useAccountForm(petFormSchema, toTyped(pet));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [add] = useState(() => createPetAdder(known));
  /** The row, but for what was sent without an answer: it may hold either. */
  const row = useRef<object>(pet ?? {});
  const { withSession, dialog } = useSessionGuard(email);
  const heading = useRef<HTMLHeadingElement>(null);
  const { isSubmitting } = form.formState;
  useEffect(() => heading.current?.focus(), []);

  // A status that nobody knows can be kept, and is offered only where it is there.
  const statuses =
    pet?.health_status === 'unknown' ? [...healthStatuses, 'unknown' as const] : healthStatuses;

  /** An age in words is as good as a day of birth: from that day on it grows. */
  const complete = (typed: PetForm): PetForm => {
    const today = toIsoDay(new Date());
    const born_on = typed.born_on ?? toBirthDay(typed.age, today);
    return {
      ...typed,
      born_on,
      age: ageOf({ age: typed.age, born_on }, today),
      weight: toWeight(typed.weight) ?? '',
    };
  };

  const send = async (filled: PetForm) => {
    const typed = complete(filled);
    setFailure(null);
    const changed = pickChanged(row.current, typed);
    if (pet && Object.keys(changed).length === 0) return onSaved(pet);
    const saved = await withSession(() => (pet ? changePet(getAuth(), pet.id, changed) : add(typed)));
    if (saved.ok) return onSaved(saved.value);
    if (mayBeDone(saved.failure)) row.current = forgetFields(row.current, changed);
    setFailure(saved.failure);
  };

  return (
    <div className="border-l-4 border-l-eosin py-5 pl-5">
      <Form aria-labelledby="editor-title" onSubmit={submit(send, setFailure)}>
        <h2 className="text-h3 outline-none" id="editor-title" ref={heading} tabIndex={-1}>
          {pet ? `Edit ${pet.name}` : 'Add a pet'}
        </h2>
        <PetPicture
          image={form.watch('image')}
          onChoose={(image) => form.setValue('image', image, { shouldDirty: true })}
        />
        <Choices {...field('type')} legend="Type" choices={types} />
        <FieldGroup>
          <TextField {...field('name')} label="Name" autoComplete="off" />
          <TextField {...field('breed')} label="Breed" autoComplete="off" />
          <TextField {...field('born_on')} label="Date of birth" type="date" hint="A rough day will do" />
          <TextField
            {...field('age')}
            label="Age"
            autoComplete="off"
            hint="Without a date. Example: 4 years"
          />
          <TextField {...field('weight')} label="Weight" autoComplete="off" hint="In kg. Example: 18 kg" />
          <TextField {...field('last_checkup')} label="Last check-up" type="date" />
          <TextField {...field('next_appointment')} label="Next appointment" type="date" />
        </FieldGroup>
        <Choices
          {...field('health_status')}
          legend="Health"
          choices={statuses.map((value) => ({ value, label: healthNames[value] }))}
        />
        <FieldGroup>
          <TextArea {...field('vaccinations')} label="Vaccinations" rows={3} hint="One on each line" />
          <TextArea {...field('medications')} label="Medications" rows={3} hint="One on each line" />
          <div className="sm:col-span-full">
            <TextArea {...field('notes')} label="Notes" rows={3} />
          </div>
        </FieldGroup>
        <FormActions failure={failure} isSubmitting={isSubmitting} onCancel={onCancel} />
      </Form>
      {dialog}
    </div>
  );
}
