import { addPet, changePet, listPets } from '#backend/pets.ts';
import { mayBeDone, type Outcome } from '#backend/session.ts';
import { pickChanged } from '#lib/account/pick-changed.ts';
import type { Pet, PetForm } from '#schemas/pet.ts';
import { getAuth } from '#stores/session.ts';

const isSame = (pet: Pet, form: PetForm): boolean => Object.keys(pickChanged(pet, form)).length === 0;

/**
 * Adds one pet, however often it is tried: where the answer to an earlier try was lost, the pet that it made is looked for and
 * takes what is typed now. `known` are the pets that were there before.
 */
export function createPetAdder(known: readonly Pet[]): (pet: PetForm) => Promise<Outcome<Pet>> {
  const before = new Set(known.map(({ id }) => id));
  const unanswered: PetForm[] = [];

  return async (pet) => {
    if (unanswered.length > 0) {
      const listed = await listPets(getAuth());
      if (!listed.ok) return listed;
      const made = listed.value.find(
        (one) => !before.has(one.id) && unanswered.some((form) => isSame(one, form)),
      );
      if (made) return changePet(getAuth(), made.id, pet);
    }
    const added = await addPet(getAuth(), pet);
    if (!added.ok && mayBeDone(added.failure)) unanswered.push(pet);
    return added;
  };
}
