import * as z from 'zod/mini';
import { ask, change, takeFirst } from '#backend/ask.ts';
import { getTables } from '#backend/browser-client.ts';
import { type AuthClient, fail, type Outcome } from '#backend/session.ts';
import { type Pet, type PetForm, petSchema } from '#schemas/pet.ts';

const petRows = z.array(petSchema);
const columns =
  'id,name,type,breed,age,born_on,weight,last_checkup,next_appointment,image,health_status,vaccinations,medications,notes';
const complaint = 'The pets could not be read.';

const table = () => getTables().from('pets');

function takeOne(answer: Outcome<Pet[]>): Outcome<Pet> {
  if (!answer.ok) return answer;
  const [pet] = answer.value;
  return pet
    ? { ok: true, value: pet }
    : fail({
        kind: 'refused',
        message: 'This pet is no longer there. Perhaps it was deleted on another device.',
      });
}

/** The own pets by name. The row policies show no others. */
export const listPets = (auth: AuthClient): Promise<Outcome<Pet[]>> =>
  ask(auth, table().select(columns).order('name').order('created_at'), petRows, complaint);

export const addPet = async (auth: AuthClient, pet: PetForm): Promise<Outcome<Pet>> =>
  takeOne(await change(auth, table().insert(pet).select(columns), petRows, complaint));

export const changePet = async (auth: AuthClient, id: string, pet: Partial<PetForm>): Promise<Outcome<Pet>> =>
  takeOne(await change(auth, table().update(pet).eq('id', id).select(columns), petRows, complaint));

/** Deletes a pet and answers with it as it was; null when there was none to delete. */
export const deletePet = async (auth: AuthClient, id: string): Promise<Outcome<Pet | null>> =>
  takeFirst(await change(auth, table().delete().eq('id', id).select(columns), petRows, complaint));
