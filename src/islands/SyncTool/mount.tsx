import { hydrate } from '#components/account/hydrate.ts';
import { leaveWithSession } from '#stores/session.ts';
import { SyncTool } from './SyncTool.tsx';

export function mount(island: HTMLElement): void {
  leaveWithSession();
  hydrate(island, <SyncTool hosts={(island.dataset.hosts ?? '').split(' ')} />);
}
