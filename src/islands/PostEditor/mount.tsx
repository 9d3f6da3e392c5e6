import { hydrate } from '#components/account/hydrate.ts';
import { leaveWithSession } from '#stores/session.ts';
import { PostEditor } from './PostEditor.tsx';

export function mount(island: HTMLElement): void {
  leaveWithSession();
  hydrate(island, <PostEditor imageHosts={(island.dataset.imageHosts ?? '').split(' ')} />);
}
