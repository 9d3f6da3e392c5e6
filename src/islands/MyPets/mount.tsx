import { hydrate } from '#components/account/hydrate.ts';
import { leaveWithSession } from '#stores/session.ts';
import { MyPets } from './MyPets.tsx';

export function mount(island: HTMLElement): void {
  leaveWithSession();
  hydrate(island, <MyPets />);
}
