import { type MailLink, readMailLink } from '#lib/account/link.ts';

/** Reads the link that led here and takes it out of the address and of the history: it is as good as a password. */
export function takeMailLink(): MailLink {
  const link = readMailLink(location.hash);
  if (link.kind !== 'none') history.replaceState(null, '', location.pathname);
  return link;
}
