import { hydrate } from '#components/account/hydrate.ts';
import { ConfirmEmail } from './ConfirmEmail.tsx';

export function mount(island: HTMLElement): void {
  hydrate(island, <ConfirmEmail />);
}
