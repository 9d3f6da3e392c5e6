import { root } from './root.ts';

/**
 * Says on the root whether somebody seems to be signed in, and with which avatar. A hint and no more: the account's pages
 * check the session themselves.
 */
export const hintAccount = (): void => {
  let profile: { avatar?: string } | undefined;
  try {
    profile = JSON.parse(sessionStorage.userProfile || localStorage.userProfile);
    root.style = `--me:url(/art/avatars/${profile?.avatar || 'paw'}.svg)`;
  } catch {
    // Nobody is signed in, or the browser keeps nothing.
  }
  root.toggleAttribute('data-account', !!profile);
};
