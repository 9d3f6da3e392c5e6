import { hydrate } from '#components/account/hydrate.ts';
import { ForgotPassword } from './ForgotPassword.tsx';

export function mount(island: HTMLElement): void {
  hydrate(island, <ForgotPassword />);
}
