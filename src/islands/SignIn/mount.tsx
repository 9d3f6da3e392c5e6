import { hydrate } from '#components/account/hydrate.ts';
import { SignIn } from './SignIn.tsx';

export function mount(island: HTMLElement): void {
  hydrate(island, <SignIn />);
}
