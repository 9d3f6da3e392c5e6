/** Milliseconds after which a page that is still here counts as stopped on its way. */
const longest = 60_000;

/**
 * Puts another page in the place of this one. Until that has come, which takes long on a slow line, the form that leads to it
 * stays busy with what it holds: one that is empty and ready again looks as if nothing had been done.
 */
export function leaveFor(address: string): Promise<void> {
  location.replace(address);
  return new Promise((resolve) => {
    setTimeout(resolve, longest);
    // Back and Forward, pressed on the way, stop it and bring this page up as it was left.
    addEventListener('pageshow', ({ persisted }) => persisted && resolve());
  });
}
