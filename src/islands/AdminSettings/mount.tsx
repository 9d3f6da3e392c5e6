import { hydrate } from '#components/account/hydrate.ts';
import { leaveWithSession } from '#stores/session.ts';
import { AdminSettings } from './AdminSettings.tsx';

export function mount(island: HTMLElement): void {
  leaveWithSession();
  hydrate(island, <AdminSettings />);
}
