import { useState } from 'react';
import { addPet, deletePet } from '#backend/pets.ts';
import type { Failure } from '#backend/session.ts';
import { Later } from '#components/account/Later.tsx';
import { News } from '#components/account/News.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { useSessionGuard } from '#components/account/use-session-guard.tsx';
import { routes } from '#config/routes.ts';
import { type Pet, petLimits } from '#schemas/pet.ts';
import { backend, getAuth } from '#stores/session.ts';
import { HealthSummary } from './HealthSummary.tsx';
import { PetCard } from './PetCard.tsx';
import { PetSkeleton } from './PetSkeleton.tsx';
import { usePets } from './use-pets.ts';

/** Which pet is being edited: one of the list, a new one, or none. */
type Editing = { kind: 'none' } | { kind: 'new' } | { kind: 'pet'; id: string };

const loadEditor = () => import('./PetEditor.tsx').then(({ PetEditor }) => PetEditor);

export function MyPets() {
  const { state, load, put, remove } = usePets();
  const [editing, setEditing] = useState<Editing>({ kind: 'none' });
  const [deleted, setDeleted] = useState<Pet | null>(null);
  const [news, setNews] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const ready = state.kind === 'ready' ? state : null;
  const { withSession, dialog } = useSessionGuard(ready?.email ?? '');
  const full = (ready?.pets.length ?? 0) >= petLimits.pets;

  const begin = (next: Editing) => {
    setNews('');
    setDeleted(null);
    setFailure(null);
    setEditing(next);
  };
  const save = (pet: Pet) => {
    put(pet);
    setEditing({ kind: 'none' });
    setNews(`${pet.name} is saved.`);
  };
  const erase = async (pet: Pet) => {
    begin({ kind: 'none' });
    const gone = await withSession(() => deletePet(getAuth(), backend, pet.id));
    if (!gone.ok) return setFailure(gone.failure);
    remove(pet);
    setDeleted(pet);
    setNews(`${pet.name} is deleted.`);
  };
  const undo = async ({ id: _, ...pet }: Pet) => {
    setFailure(null);
    const back = await withSession(() => addPet(getAuth(), backend, pet));
    if (!back.ok) return setFailure(back.failure);
    put(back.value);
    setDeleted(null);
    setNews(`${pet.name} is back.`);
  };

  const close = () => setEditing({ kind: 'none' });
  const editor = (pet: Pet | null) => (
    <Later load={loadEditor} props={{ pet, email: ready?.email ?? '', onCancel: close, onSaved: save }} />
  );

  return (
    <div className="pets" aria-busy={state.kind === 'loading'}>
      <div className="actions">
        <a className="button quiet" href={routes.profile}>
          Back to profile
        </a>
        <button
          className="button"
          type="button"
          disabled={!ready || full}
          onClick={() => begin({ kind: 'new' })}
        >
          Add Pet
        </button>
      </div>
      {state.kind === 'failed' && <Problem failure={state.failure} onRetry={() => void load()} />}
      <Problem failure={failure} onRetry={() => (deleted ? void undo(deleted) : setFailure(null))} />
      <News turn={news}>
        <span>{news}</span>
        {deleted && (
          <button className="link" type="button" onClick={() => void undo(deleted)}>
            Undo
          </button>
        )}
      </News>
      {editing.kind === 'new' && editor(null)}
      {state.kind === 'loading' && <PetSkeleton />}
      {ready && (
        <>
          <HealthSummary pets={ready.pets} />
          <ul className="cards">
            {ready.pets.map((pet) => (
              <li key={pet.id}>
                {editing.kind === 'pet' && editing.id === pet.id ? (
                  editor(pet)
                ) : (
                  <PetCard
                    pet={pet}
                    onEdit={() => begin({ kind: 'pet', id: pet.id })}
                    onDelete={() => void erase(pet)}
                  />
                )}
              </li>
            ))}
            {editing.kind !== 'new' && !full && (
              <li>
                <button className="tile" type="button" onClick={() => begin({ kind: 'new' })}>
                  <b>Add New Pet</b>
                  <span>Name, age, vaccinations and the next appointment</span>
                </button>
              </li>
            )}
          </ul>
          {full && <p className="soft">{`An account holds at most ${petLimits.pets} pets.`}</p>}
        </>
      )}
      {dialog}
    </div>
  );
}
