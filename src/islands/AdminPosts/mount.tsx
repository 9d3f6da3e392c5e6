import { hydrate } from '#components/account/hydrate.ts';
import { leaveWithSession } from '#stores/session.ts';
import { AdminPosts } from './AdminPosts.tsx';

export function mount(island: HTMLElement): void {
  leaveWithSession();
  hydrate(island, <AdminPosts />);
}
