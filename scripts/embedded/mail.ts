/** Mails land in a folder, one JSON file each, the newest last by name. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailDriver } from '@supabase/lite';
import { htmlToText } from '#lib/article/text.ts';

/** What a mail says, as plain text: each link with its words. */
const toPlainText = (html: string): string =>
  htmlToText(html.replace(/<a\b[^>]*\shref="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2: $1'));

export function createMailFolder(folder: string): EmailDriver {
  mkdirSync(folder, { recursive: true });
  let sent = 0;
  return {
    async send({ to, subject, html, text = '' }) {
      sent += 1;
      const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const file = join(folder, `${moment}-${String(sent).padStart(4, '0')}.json`);
      // The library's own text knows nothing of the templates.
      const mail = { to, subject, text: html ? toPlainText(html) : text };
      writeFileSync(`${file}.new`, JSON.stringify(mail, null, 2), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}
