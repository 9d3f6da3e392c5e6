import { hydrate } from '#components/account/hydrate.ts';
import { leaveWithSession } from '#stores/session.ts';
import { SyncedPost } from './SyncedPost.tsx';

export function mount(island: HTMLElement): void {
  leaveWithSession();
  hydrate(island, <SyncedPost hosts={(island.dataset.hosts ?? '').split(' ')} />);
}
