/** What a link of a mail brings along, in the fragment of the address it leads to. */
export type MailLink =
  /** A session: the link was good. */
  | { kind: 'session'; access: string; refresh: string; type: string }
  /** A link that is not spent yet: whoever presses the button of its page spends it. */
  | { kind: 'token'; hash: string; type: string }
  /** The first of two links of a changed address. */
  | { kind: 'half' }
  /** Used before, too old or broken. */
  | { kind: 'refused' }
  /** The page was opened without a link. */
  | { kind: 'none' };

/** Reads the fragment of an address, with or without its `#`. */
export function readMailLink(fragment: string): MailLink {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  if (parts.has('error') || parts.has('error_code')) return { kind: 'refused' };
  const access = parts.get('access_token');
  const refresh = parts.get('refresh_token');
  if (access && refresh) return { kind: 'session', access, refresh, type: parts.get('type') ?? '' };
  const hash = parts.get('token_hash');
  const type = parts.get('type');
  if (hash && type) return { kind: 'token', hash, type };
  return parts.has('message') ? { kind: 'half' } : { kind: 'none' };
}
