/**
 * Says on the root whether somebody seems to be signed in, with which avatar, and as staff; again when another tab signs in or out and
 * when Back brings the page up. Storage is slow to open, so it waits for the first paint. Account pages check the session.
 */
function showAccount(): void {
  const root = document.documentElement;
  try {
    const profile = JSON.parse(sessionStorage.userProfile || localStorage.userProfile);
    root.style.setProperty('--me', `url(/art/avatars/${profile.avatar || 'paw'}.svg)`);
    root.dataset.account = '';
    root.toggleAttribute('data-staff', Boolean(sessionStorage.staffScreens || localStorage.staffScreens));
  } catch {
    delete root.dataset.account;
    delete root.dataset.staff;
  }
}
addEventListener('pageshow', () => {
  showAccount();
  // Back brings a page up as it was left: with its menu open, if a link of the menu was followed.
  document.getElementById('menu')?.hidePopover?.();
});
addEventListener('storage', showAccount);
requestAnimationFrame(() => setTimeout(showAccount));
