import { hydrate } from '#components/account/hydrate.ts';
import { leaveWithSession } from '#stores/session.ts';
import { AdminProfile } from './AdminProfile.tsx';

export function mount(island: HTMLElement): void {
  leaveWithSession();
  hydrate(island, <AdminProfile />);
}
