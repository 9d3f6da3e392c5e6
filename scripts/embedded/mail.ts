/** Mails land in a folder, one JSON file each, the newest last by name. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailDriver } from '@supabase/lite';
import { htmlToText } from '#lib/article/text.ts';

/** Where the link of a mail leads after its token was checked: what the request that caused the mail asked for. */
export const requestedRedirect = new AsyncLocalStorage<string | null>();

/**
 * A link that one request spends is spent by whatever looks into mails before people do. That of a recovery leads to the page
 * instead, which spends it when the new password is saved: what a hosted project's template says (docs/deploy.md).
 */
function toPageLink(text: string): string {
  return text.replace(/https?:\/\/[^\s"<]*\/verify\?[^\s"<]*/g, (link) => {
    const { searchParams } = new URL(link);
    const [token, type, page] = ['token', 'type', 'redirect_to'].map((name) => searchParams.get(name));
    return token && type === 'recovery' && page ? `${page}#token_hash=${token}&type=${type}` : link;
  });
}

/** The library always writes its own address as the aim of a link; a hosted project follows the request. */
function withRedirect(text: string, redirect: string): string {
  return text.replace(
    /([?&]redirect_to=)[^&\s"<]*/g,
    (_, name: string) => name + encodeURIComponent(redirect),
  );
}

/** What a mail says, as plain text: each link with its words. */
const toPlainText = (html: string): string =>
  htmlToText(html.replace(/<a\b[^>]*\shref="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2: $1'));

export function createMailFolder(folder: string, siteUrl: string): EmailDriver {
  mkdirSync(folder, { recursive: true });
  let sent = 0;
  return {
    async send({ to, subject, html, text = '' }) {
      sent += 1;
      const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const file = join(folder, `${moment}-${String(sent).padStart(4, '0')}.json`);
      // The library's own text knows nothing of the templates.
      const words = html ? toPlainText(html) : text;
      const led = withRedirect(words, requestedRedirect.getStore() ?? siteUrl);
      const mail = { to, subject, text: toPageLink(led) };
      writeFileSync(`${file}.new`, JSON.stringify(mail, null, 2), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}
