import { root } from './root.ts';

/**
 * Says on the root whether somebody seems to be signed in, and with which avatar. A hint and no more: the account's pages
 * check the session themselves. The menu, whose doors hang on it, is closed: Back brings a page up as it was left, and it
 * may have been left by a link of the menu.
 */
export const hintAccount = (): void => {
  try {
    const profile = JSON.parse(sessionStorage.userProfile || localStorage.userProfile);
    root.style = `--me:url(/art/avatars/${profile.avatar || 'paw'}.svg)`;
    root.dataset.account = '';
  } catch {
    // Nobody is signed in, or the browser keeps nothing.
    delete root.dataset.account;
  }
  // By its id, in fewer bytes. Last: browsers that know no popovers stop here.
  (self as typeof self & { menu?: HTMLElement }).menu?.hidePopover();
};
