import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailOtpType } from '@supabase/auth-js';
import { z } from 'zod';

const types: readonly EmailOtpType[] = ['signup', 'email_change', 'recovery'];
const mailSchema = z.strictObject({ to: z.string(), subject: z.string(), text: z.string() });

/** The mails of one person, oldest first. */
export function listMails(folder: string, to: string) {
  return readdirSync(folder)
    .sort()
    .map((file) => mailSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
    .filter((mail) => mail.to === to);
}

/** The link in the newest mail to a person. */
export function findLink(folder: string, to: string): string {
  const link = /https?:\/\/\S+/.exec(listMails(folder, to).at(-1)?.text ?? '')?.[0];
  if (!link) throw new Error(`there is no mail with a link for ${to}`);
  return link;
}

/** What the link in the newest mail proves, for the backend. */
export function findProof(folder: string, to: string): { type: EmailOtpType; token_hash: string } {
  const parts = new URLSearchParams(new URL(findLink(folder, to)).hash.slice(1));
  const type = types.find((name) => name === parts.get('type'));
  if (!type) throw new Error(`the link of the mail for ${to} names no type`);
  return { type, token_hash: parts.get('token_hash') ?? '' };
}

/** The code in the newest mail to a person. */
export function findCode(folder: string, to: string): string {
  const words = (listMails(folder, to).at(-1)?.text ?? '').replace(/https?:\/\/\S+/g, '');
  const code = /\b\d{6,10}\b/.exec(words)?.[0];
  if (!code) throw new Error(`there is no mail with a code for ${to}`);
  return code;
}
