import { type MailLink, readMailLink } from '#lib/account/link.ts';
import { forget, read, write } from '#stores/session-storage.ts';

/** Reads the link that led here. */
const readLink = (): MailLink => readMailLink(location.hash);

/**
 * Takes the link out of the address and of the history: it is as good as a password. Not before its end is known, so that
 * a reload on the way to the backend loses nothing.
 */
export const clearLink = (): void => history.replaceState(null, '', location.pathname);

const heldKey = 'mail-link';

/** Reads the link that led here; one that is not spent yet leaves the address at once and is held for this tab, so that a reload finds it. */
export function takeLink(): MailLink {
  const link = readLink();
  if (link.kind === 'token') {
    write('sessionStorage', heldKey, location.hash);
    clearLink();
    return link;
  }
  return link.kind === 'none' ? readMailLink(read('sessionStorage', heldKey) ?? '') : link;
}

/** Lets go of a link that was spent or does not work. */
export const dropLink = (): void => forget(heldKey);
