import { hydrate } from '#components/account/hydrate.ts';
import { ResetPassword } from './ResetPassword.tsx';

export function mount(island: HTMLElement): void {
  hydrate(island, <ResetPassword />);
}
