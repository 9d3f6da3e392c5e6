import { useCallback, useEffect, useState } from 'react';
import { listPets } from '#backend/pets.ts';
import { type Failure, loadUser } from '#backend/session.ts';
import { useConnection } from '#components/account/use-connection.ts';
import type { Pet } from '#schemas/pet.ts';
import { getAuth, hasSession, leaveForLogin } from '#stores/session.ts';

export type PetsState =
  | { kind: 'loading' }
  | { kind: 'ready'; pets: readonly Pet[]; email: string }
  | { kind: 'failed'; failure: Failure };

const byName = (a: Pet, b: Pet): number => a.name.localeCompare(b.name);

/** The pets of who is signed in; who is not is led to the sign-in page. */
export function usePets() {
  const [state, setState] = useState<PetsState>({ kind: 'loading' });

  const load = useCallback(async () => {
    if (!hasSession()) return leaveForLogin();
    setState({ kind: 'loading' });
    const [user, pets] = await Promise.all([loadUser(getAuth()), listPets(getAuth())]);
    if (user.ok && pets.ok) return setState({ kind: 'ready', pets: pets.value, email: user.value.email });
    if (!user.ok && user.failure.kind === 'ended') return leaveForLogin();
    setState({ kind: 'failed', failure: pets.ok ? { kind: 'unreachable' } : pets.failure });
  }, []);

  useEffect(() => void load(), [load]);
  useConnection(() => {
    if (state.kind === 'failed') void load();
  });

  const update = (change: (pets: readonly Pet[]) => readonly Pet[]) =>
    setState((before) => (before.kind === 'ready' ? { ...before, pets: change(before.pets) } : before));
  return {
    state,
    load,
    /** Adds a pet, or puts the new version in the place of the old one. */
    put: (pet: Pet) => update((pets) => [...pets.filter(({ id }) => id !== pet.id), pet].sort(byName)),
    remove: (pet: Pet) => update((pets) => pets.filter(({ id }) => id !== pet.id)),
  };
}
