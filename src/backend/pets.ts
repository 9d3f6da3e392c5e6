import * as z from 'zod/mini';
import { readAnswer, takeFirst } from '#backend/read-answer.ts';
import { requestWithSession } from '#backend/rows.ts';
import { type AuthClient, type Backend, fail, type Outcome } from '#backend/session.ts';
import { type Pet, type PetForm, petSchema } from '#schemas/pet.ts';

const petRows = z.array(petSchema);
const columns =
  'id,name,type,breed,age,weight,last_checkup,next_appointment,image,health_status,vaccinations,medications,notes';

async function requestPets(
  auth: AuthClient,
  backend: Backend,
  query: string,
  rest?: Parameters<typeof requestWithSession>[3],
): Promise<Outcome<Pet[]>> {
  const answer = await requestWithSession(auth, backend, `pets?select=${columns}${query}`, rest);
  return readAnswer(answer, petRows, 'The pets could not be read.');
}

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

const toFilter = (id: string): string => `&id=eq.${encodeURIComponent(id)}`;

/** The own pets by name. The row policies show no others. */
export const listPets = (auth: AuthClient, backend: Backend): Promise<Outcome<Pet[]>> =>
  requestPets(auth, backend, '&order=name.asc,created_at.asc');

export const addPet = async (auth: AuthClient, backend: Backend, pet: PetForm): Promise<Outcome<Pet>> =>
  takeOne(await requestPets(auth, backend, '', { method: 'POST', body: pet }));

export const changePet = async (
  auth: AuthClient,
  backend: Backend,
  id: string,
  pet: PetForm,
): Promise<Outcome<Pet>> =>
  takeOne(await requestPets(auth, backend, toFilter(id), { method: 'PATCH', body: pet }));

/** Deletes a pet and answers with it as it was; null when there was none to delete. */
export async function deletePet(
  auth: AuthClient,
  backend: Backend,
  id: string,
): Promise<Outcome<Pet | null>> {
  return takeFirst(await requestPets(auth, backend, toFilter(id), { method: 'DELETE' }));
}
