import { readFileSync } from 'node:fs';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '#config/site.ts';
import { readMailTemplates } from '../../scripts/embedded/mail-templates.ts';
import type { EmbeddedBackend } from '../../scripts/embedded/start.ts';
import { listMails } from './support/mails.ts';
import { siteUrl, startInMemory } from './support/people.ts';

let backend: EmbeddedBackend;
let client: SupabaseClient;
beforeAll(async () => {
  backend = await startInMemory();
  client = createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
});
afterAll(() => backend?.close());

const email = 'mailed@home.example';
const last = () => listMails(backend.mailDir, email).at(-1);

test('the mails of a sign-up and of a recovery name the laboratory and bring a link and a code', async () => {
  const { error } = await client.auth.signUp({
    email,
    password: 'Long enough 1',
    options: { data: { role: 'pet_owner', first_name: 'Asha', phone: '9810000001' } },
  });
  expect(error).toBeNull();
  const confirmation = last();
  expect(confirmation?.subject).toBe(`Confirm your e-mail address: ${site.fullName}`);
  expect(confirmation?.text).toContain(site.fullName);
  expect(confirmation?.text).toMatch(
    new RegExp(`Confirm my address: ${siteUrl}/confirm#token_hash=\\S+&type=signup`),
  );
  expect(confirmation?.text).toMatch(/^\d{6}$/m);

  const code = /^\d{6}$/m.exec(confirmation?.text ?? '')?.[0] ?? '';
  expect((await client.auth.verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull();

  await client.auth.resetPasswordForEmail(email);
  expect(last()?.subject).toBe(`Choose a new password: ${site.fullName}`);
  expect(last()?.text).toMatch(
    new RegExp(`Choose a new password: ${siteUrl}/reset-password#token_hash=\\S+&type=recovery`),
  );
  expect(last()?.text).toMatch(/^\d{6}$/m);
});

test.each(Object.entries(readMailTemplates()))(
  'the template %s holds the name, the link and the code',
  (_, template) => {
    expect(template.subject).toContain(site.fullName);
    const html = readFileSync(template.content_path, 'utf8');
    for (const part of [site.fullName, '{{ .SiteURL }}', '{{ .TokenHash }}', '{{ .Token }}'])
      expect(html).toContain(part);
    // One request, such as that of a scanner of mails, would spend this one.
    expect(html).not.toContain('{{ .ConfirmationURL }}');
  },
);
