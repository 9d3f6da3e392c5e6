import { hydrate } from '#components/account/hydrate.ts';
import { leaveWithSession } from '#stores/session.ts';
import { AdminDashboard } from './AdminDashboard.tsx';

export function mount(island: HTMLElement): void {
  leaveWithSession();
  hydrate(island, <AdminDashboard />);
}
