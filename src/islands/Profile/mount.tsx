import { hydrate } from '#components/account/hydrate.ts';
import { leaveWithSession } from '#stores/session.ts';
import { Profile } from './Profile.tsx';

export function mount(island: HTMLElement): void {
  leaveWithSession();
  hydrate(island, <Profile />);
}
