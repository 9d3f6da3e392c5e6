import { type MailLink, readMailLink } from '#lib/account/link.ts';

/** Reads the link that led here. */
export const readLink = (): MailLink => readMailLink(location.hash);

/**
 * Takes the link out of the address and of the history: it is as good as a password. Not before its end is known, so that
 * a reload on the way to the backend loses nothing.
 */
export const clearLink = (): void => history.replaceState(null, '', location.pathname);
