import { hydrate } from '#components/account/hydrate.ts';
import { leaveWithSession } from '#stores/session.ts';
import { Messages } from './Messages.tsx';

export function mount(island: HTMLElement): void {
  leaveWithSession();
  hydrate(island, <Messages />);
}
