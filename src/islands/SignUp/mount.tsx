import { hydrate } from '#components/account/hydrate.ts';
import { SignUp } from './SignUp.tsx';

export function mount(island: HTMLElement): void {
  hydrate(island, <SignUp />);
}
