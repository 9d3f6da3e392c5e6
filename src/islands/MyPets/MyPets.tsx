import { useRef, useState } from 'react';
import { deletePet } from '#backend/pets.ts';
import { type Failure, mayBeDone, type Outcome } from '#backend/session.ts';
import { BusyButton } from '#components/account/BusyButton.tsx';
import { FocusedStatus } from '#components/account/FocusedStatus.tsx';
import { LazyPart } from '#components/account/LazyPart.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { useSessionGuard } from '#components/account/use-session-guard.tsx';
import { Actions, Button, ButtonLink } from '#components/ui/Button.tsx';
import { routes } from '#config/routes.ts';
import { SessionIsland } from '#islands/shared/SessionIsland.tsx';
import { type Pet, petLimits } from '#schemas/pet.ts';
import { getAuth } from '#stores/session.ts';
import { HealthSummary } from './HealthSummary.tsx';
import { PetCard } from './PetCard.tsx';
import { PetSkeleton } from './PetSkeleton.tsx';
import { createPetAdder } from './pet-adder.ts';
import { usePets } from './use-pets.ts';

/** Which pet is being edited: one of the list, a new one, or none. */
type Editing = { kind: 'none' } | { kind: 'new' } | { kind: 'pet'; id: string };

/** A change that failed, and the way to try it again. */
type Problematic = { failure: Failure; retry: () => void };

const petRow = 'border-t border-rule py-6 only:border-0 only:pt-0';

const loadEditor = () => import('./PetEditor.tsx').then(({ PetEditor }) => PetEditor);

function Screen() {
  const { state, load, put, remove } = usePets();
  const [editing, setEditing] = useState<Editing>({ kind: 'none' });
  /** The pet whose editor was closed last with nothing changed. */
  const [left, setLeft] = useState<string | null>(null);
  const adder = useRef<HTMLButtonElement>(null);
  /** The pet that was deleted last, and what adds it again. */
  const [deleted, setDeleted] = useState<{ pet: Pet; add: ReturnType<typeof createPetAdder> } | null>(null);
  /** Deletions whose answer was lost, by id: what is gone then, this page has deleted. */
  const unanswered = useRef(new Set<string>());
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState<Problematic | null>(null);
  const [busy, setBusy] = useState(false);
  const ready = state.kind === 'ready' ? state : null;
  const { withSession, dialog } = useSessionGuard(ready?.email ?? '');
  const pets = ready?.pets ?? [];
  const full = pets.length >= petLimits.pets;
  // One editor at a time: another would take what was typed in it.
  const isEditing = editing.kind !== 'none';

  const begin = (next: Editing) => {
    setNews('');
    setDeleted(null);
    setProblem(null);
    setLeft(null);
    setEditing(next);
  };
  const save = (pet: Pet) => {
    put(pet);
    setEditing({ kind: 'none' });
    setNews(`${pet.name} is saved.`);
  };
  /** One change at a time: a second click would do the same twice. */
  const change = async <Value,>(work: () => Promise<Outcome<Value>>, onDone: (value: Value) => void) => {
    setProblem(null);
    setBusy(true);
    const answer = await withSession(work);
    setBusy(false);
    if (answer.ok) onDone(answer.value);
    else setProblem({ failure: answer.failure, retry: () => void change(work, onDone) });
  };
  const erase = (pet: Pet) => {
    begin({ kind: 'none' });
    const work = async (): Promise<Outcome<Pet | null>> => {
      const answer = await deletePet(getAuth(), pet.id);
      if (answer.ok)
        return unanswered.current.delete(pet.id) ? { ok: true, value: answer.value ?? pet } : answer;
      if (mayBeDone(answer.failure)) unanswered.current.add(pet.id);
      return answer;
    };
    void change(work, (gone) => {
      remove(pet);
      setDeleted(gone && { pet: gone, add: createPetAdder(pets) });
      setNews(
        gone
          ? `${pet.name} is deleted.`
          : `${pet.name} is no longer there. Perhaps it was deleted on another device.`,
      );
    });
  };
  const undo = ({ pet: { id: _, ...pet }, add }: NonNullable<typeof deleted>) =>
    void change(
      () => add(pet),
      (back) => {
        put(back);
        setDeleted(null);
        setNews(`${back.name} is back.`);
      },
    );

  const close = () => {
    if (editing.kind === 'pet') setLeft(editing.id);
    else adder.current?.focus();
    setEditing({ kind: 'none' });
  };
  const editor = (pet: Pet | null) => (
    <LazyPart
      load={loadEditor}
      props={{ pet, known: pets, email: ready?.email ?? '', onCancel: close, onSaved: save }}
    />
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7" aria-busy={state.kind === 'loading'}>
      <Actions>
        <ButtonLink tone="quiet" href={routes.profile}>
          Back to profile
        </ButtonLink>
        <Button
          ref={adder}
          disabled={!ready || full || editing.kind === 'pet'}
          onClick={() => begin({ kind: 'new' })}
        >
          Add Pet
        </Button>
      </Actions>
      {/* Always there: it has the focus when Retry goes with its words. */}
      <Problem failure={state.kind === 'failed' ? state.failure : null} onRetry={() => void load()} />
      <Problem failure={problem?.failure ?? null} {...(problem && { onRetry: problem.retry })} />
      <FocusedStatus turn={news}>
        <span>{news}</span>
        {deleted && (
          <BusyButton tone="text" busy={busy} onClick={() => undo(deleted)}>
            Undo
          </BusyButton>
        )}
      </FocusedStatus>
      {editing.kind === 'new' && editor(null)}
      {state.kind === 'loading' && <PetSkeleton />}
      {ready && (
        <>
          <HealthSummary pets={ready.pets} />
          <ul className="lg:grid lg:grid-cols-2 lg:gap-x-12">
            {ready.pets.map((pet) =>
              editing.kind === 'pet' && editing.id === pet.id ? (
                <li key={pet.id} className={`${petRow} lg:col-span-full`}>
                  {editor(pet)}
                </li>
              ) : (
                <li key={pet.id} className={petRow}>
                  <PetCard
                    pet={pet}
                    busy={busy || isEditing}
                    isBack={left === pet.id}
                    onEdit={() => begin({ kind: 'pet', id: pet.id })}
                    onDelete={() => erase(pet)}
                  />
                </li>
              ),
            )}
            {!isEditing && !full && (
              <li className={petRow}>
                <button
                  className="grid w-full gap-1 rounded-soft border border-dashed border-rule-strong bg-transparent px-4 py-6 hover:bg-wash"
                  type="button"
                  onClick={() => begin({ kind: 'new' })}
                >
                  <b className="text-haematoxylin">Add New Pet</b>
                  <span className="text-small text-ink-soft">
                    Name, age, vaccinations and the next appointment
                  </span>
                </button>
              </li>
            )}
          </ul>
          {full && <p className="text-ink-soft">{`An account holds at most ${petLimits.pets} pets.`}</p>}
        </>
      )}
      {dialog}
    </div>
  );
}

export function MyPets() {
  return (
    <SessionIsland>
      <Screen />
    </SessionIsland>
  );
}
