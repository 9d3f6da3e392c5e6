/**
 * Says on the root whether somebody seems to be signed in, and with which avatar. A hint and no more: the account's pages
 * check the session themselves. It reads what this browser remembers when Back brings the page up, when another tab signs
 * in or out, and once at the end of the page: a weak phone waits 15 ms for that memory, and shall paint the words before.
 */
const hint = (): void => {
  const root = document.documentElement;
  let profile: { avatar?: string } | undefined;
  try {
    profile = JSON.parse(sessionStorage.userProfile || localStorage.userProfile);
  } catch {
    // Nobody is signed in, or the browser keeps nothing.
  }
  root.toggleAttribute('data-account', !!profile);
  root.style = `--me:url(/art/avatars/${profile?.avatar || 'paw'}.svg)`;
};
hint();
// biome-ignore lint/suspicious/noGlobalAssign: handlers of this page's own window, in fewer bytes
onpageshow = onstorage = hint;
